import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { api, unwrap } from "../api/client";
import { Problem } from "../api/problem";
import { Field } from "../forms/field";
import { showProblem } from "../forms/show-problem";
import { Submit } from "../forms/submit";
import { startSession } from "../state/session";

const route = getRouteApi("/register");
const blank = { name: "", email: "", password: "" };

export function RegisterPage() {
  const search = route.useSearch();
  const form = useForm({ defaultValues: blank });
  const { errors } = form.formState;
  const register = useMutation({
    mutationFn: (body: typeof blank) => unwrap(api.POST("/api/auth/register", { body })),
    onSuccess: startSession,
    onError: (error) => {
      if (error instanceof Problem && error.status === 409) {
        form.setError("email", { message: "There is an account with this email." });
      } else showProblem(error, form);
    },
  });
  return (
    <div className="narrow">
      <h1>Make an account</h1>
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((values) => register.mutate(values))}
      >
        <Field label="Name" autoComplete="name" error={errors.name} {...form.register("name")} />
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
          autoComplete="new-password"
          error={errors.password}
          {...form.register("password")}
        />
        <Submit isPending={register.isPending} error={errors.root}>
          Make an account
        </Submit>
      </form>
      <p>
        Been here before?{" "}
        <Link to="/login" search={search}>
          Log in
        </Link>
      </p>
    </div>
  );
}
