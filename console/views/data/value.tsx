import type { Json } from "../../../src/schema/schema.ts";
import type { RelationInfo } from "../../api/answers.ts";
import { isObject, readAt } from "../../model/member-path.ts";
import { isPicture, type ValueKind } from "../../model/value-kind.ts";
import { dataHref } from "../../stores/place.ts";
import { findResource } from "../../stores/server.ts";
import { titleAt } from "../../stores/titles.ts";
import { Chip, type Tone } from "../../ui/badges.tsx";

interface ValueProps {
  readonly value: Json;
  readonly relation: RelationInfo | undefined;
}

/** How a value looks in a cell, by its kind. */
const shapes = {
  reference: ({ value, relation }) =>
    relation ? <Reference value={value} to={relation.to} /> : <Nested value={value} />,
  references: ({ value, relation }) => <References value={value} relation={relation} />,
  enum: ({ value }) => <Chip tone={toTone(String(value))}>{String(value)}</Chip>,
  boolean: ({ value }) => <Truth value={value} />,
  number: ({ value }) => <span class="cell-number">{String(value)}</span>,
  date: ({ value }) => <Moment value={value} />,
  link: ({ value }) => <Text value={value} />,
  text: ({ value }) => <Text value={value} />,
  nested: ({ value }) => <Nested value={value} />,
} satisfies Record<ValueKind, (props: ValueProps) => preact.JSX.Element>;

export function Value({
  kind,
  value,
  relation,
}: {
  readonly kind: ValueKind;
  readonly value: Json | undefined;
  readonly relation: RelationInfo | undefined;
}) {
  if (value === undefined) return <span class="cell-absent">–</span>;
  if (value === null) return <span class="cell-absent mono">null</span>;
  const Shape: (props: ValueProps) => preact.JSX.Element = shapes[kind];
  return <Shape value={value} relation={relation} />;
}

/** The referred record by its own title, one click away; it may also be there whole. */
function Reference({ value, to }: { readonly value: Json; readonly to: string }) {
  const resource = findResource(to);
  const id = String(isObject(value) ? readAt(value, resource?.id ?? "id") : value);
  return (
    <a class="cell-reference" href={dataHref(to, { _record: id })} tabIndex={-1}>
      {titleAt(to, id) ?? id}
    </a>
  );
}

function References({ value, relation }: ValueProps) {
  if (!relation || !Array.isArray(value)) return <Nested value={value} />;
  if (value.length === 0) return <span class="cell-absent">none</span>;
  return (
    <Several list={value}>
      {(each) => <Reference key={JSON.stringify(each)} value={each} to={relation.to} />}
    </Several>
  );
}

/** The first of a list, and how many more there are. */
function Several({
  list,
  children,
}: {
  readonly list: readonly Json[];
  readonly children: (each: Json) => preact.JSX.Element;
}) {
  return (
    <span class="cell-list">
      {list.slice(0, 4).map(children)}
      {list.length > 4 && <span class="quiet">+{list.length - 4}</span>}
    </span>
  );
}

function Truth({ value }: { readonly value: Json }) {
  return <span class={value === true ? "cell-true" : "cell-false"}>{String(value)}</span>;
}

function Moment({ value }: { readonly value: Json }) {
  const text = String(value);
  const [day, time] = text.split("T");
  return (
    <time dateTime={text} title={text}>
      {day} {time && <span class="quiet">{time.slice(0, 5)}</span>}
    </time>
  );
}

/** Long texts are cut by the cell's own width; a picture is shown where no other host is asked. */
function Text({ value }: { readonly value: Json }) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (isPicture(text)) return <Picture source={text} />;
  return <span class="one-line">{text.length > 300 ? `${text.slice(0, 300)}…` : text}</span>;
}

function Picture({ source }: { readonly source: string }) {
  return <img class="cell-picture" src={source} alt="" loading="lazy" />;
}

function Nested({ value }: { readonly value: Json }) {
  const isGallery = Array.isArray(value) && value.length > 0 && value.every(isPictureText);
  if (isGallery) {
    return <Several list={value}>{(each) => <Picture key={each} source={String(each)} />}</Several>;
  }
  const text = JSON.stringify(value);
  return (
    <span class="one-line mono quiet">{text.length > 300 ? `${text.slice(0, 300)}…` : text}</span>
  );
}

function isPictureText(value: Json): boolean {
  return typeof value === "string" && isPicture(value);
}

const tones: readonly Tone[] = ["accent", "good", "amber", "violet", "plain"];

/** The same word always has the same colour. */
function toTone(text: string): Tone {
  const sum = [...text].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return tones[sum % tones.length] ?? "plain";
}
