import { useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { type Address, api, type User, unwrap } from "../api/client";
import { AddressFields, emptyAddress } from "../forms/address-fields";
import { Field } from "../forms/field";
import { showProblem } from "../forms/show-problem";
import { Submit } from "../forms/submit";
import { endSession, updateUser, useCustomer } from "../state/session";
import { showToast } from "../state/toast";

export function ProfilePage() {
  const customer = useCustomer();
  if (customer === undefined) return null;
  return (
    <>
      <div className="spread">
        <h1>Your profile</h1>
        <SignOut />
      </div>
      <Profile customer={customer} />
    </>
  );
}

function SignOut() {
  const signOut = useMutation({
    mutationFn: () => unwrap(api.POST("/api/auth/logout")),
    // Whatever the backend says, nobody stays signed in who does not want to.
    onSettled: () => endSession("signed-out"),
  });
  return (
    <button type="button" className="button" onClick={() => signOut.mutate()}>
      Sign out
    </button>
  );
}

type ProfileForm = {
  name: string;
  email: string;
  address: Address;
};

function Profile({ customer }: { readonly customer: User }) {
  const { name, email, address = emptyAddress } = customer;
  const form = useForm<ProfileForm>({ defaultValues: { name, email, address } });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: (body: ProfileForm) => unwrap(api.PATCH("/api/auth/me", { body })),
    onSuccess: (user) => {
      updateUser(user);
      showToast("Your profile is saved.");
    },
    onError: (error) => showProblem(error, form),
  });
  return (
    <FormProvider {...form}>
      <form
        className="form narrow"
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        <Field label="Name" autoComplete="name" error={errors.name} {...form.register("name")} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email}
          {...form.register("email")}
        />
        <h2>Delivery address</h2>
        <AddressFields />
        <Submit isPending={save.isPending} error={errors.root}>
          Save
        </Submit>
      </form>
    </FormProvider>
  );
}
