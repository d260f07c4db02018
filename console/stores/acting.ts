import { signal } from "@preact/signals";
import { api } from "../api/api.ts";
import { tell } from "./notices.ts";

/** Whose credential the console's own requests carry: what the journal kept is masked. */
export interface Acting {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const acting = signal<Acting | undefined>(undefined);

export async function actAs(email: string): Promise<void> {
  const { headers } = await api.signIn(email);
  acting.value = { email, headers };
  tell(`Signed in as ${email}.`);
}
