import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FormProvider, useForm } from "react-hook-form";
import { type Address, api, type NewOrder, type User, unwrap } from "../api/client";
import { formatPrice } from "../components/format";
import { Empty, Failure, Loading } from "../components/state";
import { Summary } from "../components/summary";
import { AddressFields, emptyAddress } from "../forms/address-fields";
import { Field } from "../forms/field";
import { showProblem } from "../forms/show-problem";
import { Submit } from "../forms/submit";
import { useBasket } from "../state/basket";
import { emptyCart, useCart } from "../state/cart";
import { useCustomer } from "../state/session";

export function CheckoutPage() {
  const customer = useCustomer();
  const isEmpty = useCart().length === 0;
  if (customer === undefined) return null;
  if (isEmpty) {
    return (
      <Empty icon="cart" title="There is nothing to pay for">
        <Link to="/" className="button primary">
          Look around
        </Link>
      </Empty>
    );
  }
  return (
    <>
      <h1>Checkout</h1>
      <Checkout customer={customer} />
    </>
  );
}

interface OrderForm {
  email: string;
  address: Address;
  note: string;
}

function Checkout({ customer }: { readonly customer: User }) {
  const { query, lines, ...amounts } = useBasket();
  const { email, name, address } = customer;
  const form = useForm<OrderForm>({
    defaultValues: { email, address: address ?? { ...emptyAddress, recipient: name }, note: "" },
  });
  const place = usePlaceOrder();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    const items = lines.map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      price: product.price,
      quantity,
    }));
    const order = { ...values, ...amounts, userId: customer.id, status: "placed", items } as const;
    place.mutate(order, { onError: (error) => showProblem(error, form) });
  });
  if (query.error !== null) return <Failure error={query.error} retry={query.refetch} />;
  if (query.data === undefined) return <Loading />;
  return (
    <FormProvider {...form}>
      <form className="beside" noValidate onSubmit={submit}>
        <div className="form">
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email}
            {...form.register("email")}
          />
          <AddressFields />
          <Field
            label="A word to the packer"
            hint="Optional"
            error={errors.note}
            {...form.register("note")}
          />
        </div>
        <Summary {...amounts}>
          <ul className="plain small">
            {lines.map(({ product, quantity }) => (
              <li key={product.id} className="spread">
                <span>
                  {quantity} × {product.name}
                </span>
                <span>{formatPrice(product.price * quantity)}</span>
              </li>
            ))}
          </ul>
          <Submit isPending={place.isPending} error={errors.root}>
            Place order
          </Submit>
        </Summary>
      </form>
    </FormProvider>
  );
}

function usePlaceOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: NewOrder) => unwrap(api.POST("/api/orders", { body })),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ["orders"] });
      await navigate({ to: "/orders/$orderId", params: { orderId: id }, search: { placed: true } });
      emptyCart();
    },
  });
}
