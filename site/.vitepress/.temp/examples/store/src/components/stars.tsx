/** Five stars, as many of them filled as the rating says. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      <span className="full" style={{ width: `${rating * 20}%` }} />
    </span>
  );
}
