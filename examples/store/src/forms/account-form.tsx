import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Problem } from "../api/problem";
import { type Session, startSession } from "../state/session";
import { Field } from "./field";
import { showProblem } from "./show-problem";
import { Submit } from "./submit";

const blank = { name: "", email: "", password: "" };
export type Account = typeof blank;

interface AccountFormProps {
  readonly title: string;
  /** Whether somebody registers: then there is a name to give and a password to choose. */
  readonly isNew: boolean;
  readonly send: (account: Account) => Promise<Session>;
  /** The refusal that everybody meets sooner or later, in the shop's own words. */
  readonly refusal: {
    readonly status: number;
    readonly at: "email" | "root";
    readonly message: string;
  };
  readonly notice?: ReactNode;
  /** The way to the other of the two pages. */
  readonly children: ReactNode;
}

/** What logging in and registering have in common. */
export function AccountForm({ title, isNew, send, refusal, notice, children }: AccountFormProps) {
  const form = useForm({ defaultValues: blank });
  const { errors } = form.formState;
  const account = useMutation({
    mutationFn: send,
    onSuccess: startSession,
    onError: (error) => {
      if (error instanceof Problem && error.status === refusal.status) {
        form.setError(refusal.at, { message: refusal.message });
      } else showProblem(error, form);
    },
  });
  return (
    <div className="narrow">
      <h1>{title}</h1>
      {notice}
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((values) => account.mutate(values))}
      >
        {isNew && (
          <Field label="Name" autoComplete="name" error={errors.name} {...form.register("name")} />
        )}
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email}
          {...form.register("email")}
        />
        <Field
          label="Password"
          type="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          error={errors.password}
          {...form.register("password")}
        />
        <Submit isPending={account.isPending} error={errors.root}>
          {title}
        </Submit>
      </form>
      <p>{children}</p>
    </div>
  );
}
