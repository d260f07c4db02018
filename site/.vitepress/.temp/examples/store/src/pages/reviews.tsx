import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { api, type Review, unwrap } from "../api/client";
import { reviewsQuery } from "../api/queries";
import { formatCount, formatDay } from "../components/format";
import { Stars } from "../components/stars";
import { Failure, Loading } from "../components/state";
import { Field } from "../forms/field";
import { showProblem } from "../forms/show-problem";
import { Submit } from "../forms/submit";
import { useCustomer } from "../state/session";

export function Reviews({ productId }: { readonly productId: number }) {
  const { data, error, refetch } = useQuery(reviewsQuery(productId));
  return (
    <section className="reviews" aria-labelledby="reviews">
      <h2 id="reviews">{data === undefined ? "Reviews" : formatCount(data.total, "review")}</h2>
      <div className="beside">
        {error !== null && <Failure error={error} retry={refetch} />}
        {error === null && data === undefined && <Loading />}
        {data !== undefined && <ReviewList reviews={data.items} />}
        <WriteReview productId={productId} />
      </div>
    </section>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p>Nobody has reviewed this yet. Be the first.</p>;
  return (
    <ul className="plain">
      {reviews.map(({ id, author, rating, title, body, createdAt }) => (
        <li key={id} className="review">
          <Stars rating={rating} />
          <h3>{title}</h3>
          <p>{body}</p>
          <p className="small">
            {author} · {formatDay(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const blank = { rating: 5, title: "", body: "" };

function WriteReview({ productId }: { readonly productId: number }) {
  const customer = useCustomer();
  const client = useQueryClient();
  const form = useForm({ defaultValues: blank });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (values: typeof blank) =>
      unwrap(
        api.POST("/api/reviews", {
          body: { ...values, productId, author: customer?.name ?? "Somebody" },
        }),
      ),
    onSuccess: () => {
      form.reset(blank);
      return client.invalidateQueries(reviewsQuery(productId));
    },
    onError: (error) => showProblem(error, form),
  });
  if (customer === undefined) {
    return (
      <p className="panel">
        <Link to="/login">Log in</Link> to write a review.
      </p>
    );
  }
  return (
    <form
      className="panel form"
      noValidate
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <h3>Write a review</h3>
      <label className="field">
        Rating
        <select {...form.register("rating", { valueAsNumber: true })}>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {formatCount(stars, "star")}
            </option>
          ))}
        </select>
      </label>
      <Field label="In a few words" error={errors.title} {...form.register("title")} />
      <Field label="Tell us more" error={errors.body} {...form.register("body")} />
      <Submit isPending={send.isPending} error={errors.root}>
        Publish
      </Submit>
    </form>
  );
}
