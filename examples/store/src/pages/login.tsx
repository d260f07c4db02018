import { getRouteApi, Link } from "@tanstack/react-router";
import { api, unwrap } from "../api/client";
import { AccountForm } from "../forms/account-form";

const route = getRouteApi("/login");

export function LoginPage() {
  const search = route.useSearch();
  const notice = search.expired === true && (
    <p className="notice" role="status">
      Your session has expired. Please log in again.
    </p>
  );
  return (
    <AccountForm
      title="Log in"
      isNew={false}
      send={({ email, password }) =>
        unwrap(api.POST("/api/auth/login", { body: { email, password } }))
      }
      refusal={{
        status: 401,
        at: "root",
        message: "This email and password do not go together.",
      }}
      notice={notice}
    >
      New here?{" "}
      <Link to="/register" search={search}>
        Make an account
      </Link>
    </AccountForm>
  );
}
