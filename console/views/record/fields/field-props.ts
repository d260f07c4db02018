import { type ComponentType, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Json, Schema } from "../../../../src/schema/schema.ts";
import type { RelationInfo } from "../../../api/answers.ts";
import type { Faults } from "../../../stores/draft.ts";

/** A member of a record, wherever in it that is. */
export interface FieldProps {
  /** Dotted, as the server names it in a fault: `address.zip`, `tags.0`. */
  readonly path: string;
  readonly label: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
  readonly isRequired: boolean;
  /** The server's own: shown, not written. */
  readonly isReadOnly?: boolean;
  /** What happens if it is left out; else it is just not there. */
  readonly whenAbsent?: string;
  readonly relation?: RelationInfo | undefined;
  /** `undefined` takes the member away. */
  readonly onChange: (value: Json | undefined) => void;
}

/** What the person writes into; the field around it has its name and its faults. */
export interface ControlProps<S extends Schema> {
  readonly id: string;
  readonly path: string;
  readonly schema: S;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

export const FaultsContext = createContext<Faults>({});

export function toFieldId(path: string): string {
  return `field-${path}`;
}

export function toFaultId(path: string): string {
  return `fault-${path}`;
}

/** What a control is called, and how it says that something is wrong with what it holds. */
export function useFieldAttributes(path: string) {
  const fault = useContext(FaultsContext)[path];
  return {
    "aria-label": path,
    ...(fault === undefined
      ? {}
      : ({ "aria-invalid": "true", "aria-describedby": toFaultId(path) } as const)),
  };
}

/** The parts of a form that contain each other: a field holds a control, and a group of it fields. */
export interface FormParts {
  readonly Field: ComponentType<FieldProps>;
  readonly Control: ComponentType<ControlProps<Schema>>;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error("A field stands outside of a form.");
  return parts;
}
