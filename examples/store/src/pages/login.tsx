import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { api, unwrap } from "../api/client";
import { Problem } from "../api/problem";
import { Field } from "../forms/field";
import { showProblem } from "../forms/show-problem";
import { Submit } from "../forms/submit";
import { startSession } from "../state/session";

const route = getRouteApi("/login");

export function LoginPage() {
  const search = route.useSearch();
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const logIn = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(api.POST("/api/auth/login", { body })),
    onSuccess: startSession,
    onError: (error) => {
      if (error instanceof Problem && error.status === 401) {
        form.setError("root", { message: "This email and password do not go together." });
      } else showProblem(error, form);
    },
  });
  return (
    <div className="narrow">
      <h1>Log in</h1>
      {search.expired === true && (
        <p className="notice" role="status">
          Your session has expired. Please log in again.
        </p>
      )}
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((values) => logIn.mutate(values))}
      >
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
          autoComplete="current-password"
          error={errors.password}
          {...form.register("password")}
        />
        <Submit isPending={logIn.isPending} error={errors.root}>
          Log in
        </Submit>
      </form>
      <p>
        New here?{" "}
        <Link to="/register" search={search}>
          Make an account
        </Link>
      </p>
    </div>
  );
}
