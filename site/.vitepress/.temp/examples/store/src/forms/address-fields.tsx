import { useFormContext } from "react-hook-form";
import type { Address } from "../api/client";
import { Field } from "./field";

export const emptyAddress: Address = { recipient: "", street: "", zip: "", city: "" };

/** The address of whatever form this stands in. */
export function AddressFields() {
  const { register, formState } = useFormContext<{ address: Address }>();
  const errors = formState.errors.address;
  return (
    <>
      <Field
        label="Recipient"
        autoComplete="name"
        error={errors?.recipient}
        {...register("address.recipient")}
      />
      <Field
        label="Street and number"
        autoComplete="street-address"
        error={errors?.street}
        {...register("address.street")}
      />
      <div className="row">
        <Field
          label="Postcode"
          className="short"
          autoComplete="postal-code"
          error={errors?.zip}
          {...register("address.zip")}
        />
        <Field
          label="City"
          autoComplete="address-level2"
          error={errors?.city}
          {...register("address.city")}
        />
      </div>
    </>
  );
}
