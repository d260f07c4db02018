import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { favouritesQuery, productsByIdQuery } from "../api/queries";
import { ProductCard, ProductGridLoading } from "../components/product-card";
import { Empty, Failure } from "../components/state";
import { useCustomer } from "../state/session";

export function FavouritesPage() {
  const favourites = useQuery(favouritesQuery(useCustomer()?.id));
  const ids = favourites.data?.map(({ productId }) => productId) ?? [];
  const products = useQuery({ ...productsByIdQuery(ids), enabled: favourites.isSuccess });
  const failed = [favourites, products].find(({ error }) => error !== null);
  if (failed !== undefined) return <Failure error={failed.error} retry={failed.refetch} />;
  if (products.data === undefined) return <ProductGridLoading />;
  const shown = products.data.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) {
    return (
      <Empty icon="heart" title="No favourites yet">
        <p>The heart beside a product keeps it here.</p>
        <Link to="/" className="button primary">
          Look around
        </Link>
      </Empty>
    );
  }
  return (
    <>
      <h1>Favourites</h1>
      <ul className="grid wide">
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}
