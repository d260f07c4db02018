import { getRouteApi, Link } from "@tanstack/react-router";
import { api, unwrap } from "../api/client";
import { AccountForm } from "../forms/account-form";

const route = getRouteApi("/register");

export function RegisterPage() {
  const search = route.useSearch();
  return (
    <AccountForm
      title="Make an account"
      isNew
      send={(body) => unwrap(api.POST("/api/auth/register", { body }))}
      refusal={{ status: 409, at: "email", message: "There is an account with this email." }}
    >
      Been here before?{" "}
      <Link to="/login" search={search}>
        Log in
      </Link>
    </AccountForm>
  );
}
