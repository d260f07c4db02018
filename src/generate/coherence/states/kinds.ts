import type { FindRules, Parts, Rule } from "../rule.ts";
import { clear, fill, type Slot } from "../slot.ts";
import { toState } from "../times/tense.ts";
import { to } from "./happenings.ts";

/** What only things of some kinds have: a spoken message lasts so long, a written one does not. */
interface Trait {
  readonly members: RegExp;
  readonly kinds: RegExp;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: RegExp;
}

const deciding =
  /^(?:type|kind|method|payment method|channel|format|message type|media type|content type|account type|card type|property type|listing type|discount type|mode|fulfillment|delivery method|fulfillment type|order type|question type|location type|event type|payment type)$/;
const media = "image|photo|picture|file|video|audio|voice|document|gif|attachment";

const traits: readonly Trait[] = [
  {
    members: to(
      "attachment|attachments|attachment url|file|file url|media|media url|file name|file size|mime type|thumbnail|thumbnail url",
    ),
    kinds: to(media),
    owner: /^(?:message|chat|dm|note)$/,
  },
  {
    members: to("duration|duration seconds|duration sec|duration ms|length seconds"),
    kinds: to("audio|voice|video|call|reel|voice note|short"),
    owner: /^(?:message|media|attachment|asset|post|content)$/,
  },
  {
    members: to(
      "credit limit|available credit|minimum payment|min payment|statement balance|statement date|payment due|apr",
    ),
    kinds: to("credit|credit card|charge"),
    owner: /^(?:card|account|wallet)$/,
  },
  {
    members: to(
      "brand|card brand|exp month|exp year|expiry month|expiry year|expiry|cardholder name|card last4|expires|card number",
    ),
    kinds: to("card|credit card|debit card|credit|debit|visa|mastercard|amex|american express"),
    owner: /^(?:method|payment|source|instrument|wallet)$/,
  },
  {
    members: to("iban|bank name|account number|routing number|bic|account last4"),
    kinds: to("bank|bank transfer|sepa|sepa debit|ach|bank account|wire|direct debit"),
    owner: /^(?:method|payment|source|instrument|payout)$/,
  },
  {
    members: to("name|title|avatar|avatar url|icon|group name|description|topic|image|photo"),
    kinds: to("group|channel|public|private|broadcast|community"),
    owner: /^(?:conversation|chat|thread)$/,
  },
  {
    members: to("floor|floor number|total floors|floors total|unit number|apartment number|unit"),
    kinds: to("apartment|flat|condo|studio|penthouse|loft|room|office|commercial"),
    owner: /^(?:property|home|listing|estate|rental|unit)$/,
  },
  {
    members: to("lot size|lot|plot size|land area|plot area|garden area|lot area"),
    kinds: to("house|villa|land|townhouse|cottage|farm|bungalow|single family|detached|farmhouse"),
    owner: /^(?:property|home|listing|estate)$/,
  },
  {
    members: to("max discount|maximum discount|discount cap|max discount amount"),
    kinds: to("percentage|percent|percentage off|percent off"),
    owner: /^(?:coupon|discount|promotion|voucher|code|promo)$/,
  },
];

/** The kind of a thing decides what else it has. */
export const findKinds: FindRules = (parts) => {
  const kind = parts.slots.find(
    ({ words, kind: holds }) => holds === "choice" && deciding.test(words),
  );
  if (!kind || !("enum" in kind.schema)) return [];
  const listed = kind.schema.enum.map((value) => toState(value) ?? "");
  return parts.slots.flatMap((slot) => {
    if (slot === kind || (slot.isRequired && !slot.isNullable)) return [];
    const kinds = ownKind(slot, listed) ?? findTrait(slot, parts, listed);
    return kinds ? [toRule(kind, slot, kinds)] : [];
  });
};

/** `voiceDuration` of a message that is a `text`, an `image` or a `voice`. */
function ownKind({ words }: Slot, listed: readonly string[]): RegExp | undefined {
  const [first = "", ...rest] = words.split(" ");
  if (rest.length === 0 || !listed.includes(first) || listed.length < 2) return undefined;
  return new RegExp(`^${first}$`);
}

function findTrait({ words }: Slot, { owner }: Parts, listed: readonly string[]) {
  return traits.find(
    ({ members, kinds, owner: things }) =>
      members.test(words) &&
      listed.some((one) => kinds.test(one)) &&
      (!things || owner.some((word) => things.test(word))),
  )?.kinds;
}

function toRule(kind: Slot, slot: Slot, kinds: RegExp): Rule {
  return {
    reads: [kind],
    writes: [slot],
    apply: (scope) => {
      const said = toState(scope.values[kind.name]);
      if (said === undefined) return;
      if (kinds.test(said)) fill(scope, slot);
      else clear(scope, slot);
    },
  };
}
