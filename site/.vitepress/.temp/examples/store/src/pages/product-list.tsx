import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { productsQuery } from "../api/queries";
import { formatCount } from "../components/format";
import { Pagination } from "../components/pagination";
import { ProductCard, ProductGridLoading } from "../components/product-card";
import { Empty, Failure } from "../components/state";
import { Filters, Shelves, SortBox } from "./product-filters";

const route = getRouteApi("/");

export function ProductListPage() {
  const search = route.useSearch();
  const isFront = Object.keys(search).length === 0;
  return (
    <>
      {isFront ? <Welcome /> : <h1 className="hidden">Products</h1>}
      <Shelves />
      <div className="catalogue">
        <Filters />
        <Results />
      </div>
    </>
  );
}

function Welcome() {
  return (
    <section className="welcome">
      <p className="small">Spring collection</p>
      <h1>Quiet things for a lived-in home.</h1>
      <p>Thrown, turned and sewn in small workshops, and made to be used every day.</p>
    </section>
  );
}

function Results() {
  const search = route.useSearch();
  const { data, error, isPlaceholderData, refetch } = useQuery(productsQuery(search));
  if (error !== null) return <Failure error={error} retry={refetch} />;
  if (data === undefined) return <ProductGridLoading />;
  return (
    <section aria-label="Products" aria-busy={isPlaceholderData}>
      <div className="results">
        <p role="status">
          {formatCount(data.total, "product")}
          {search.q !== undefined && <> for “{search.q}”</>}
        </p>
        <SortBox />
      </div>
      {data.items.length === 0 ? (
        <Empty icon="search" title="Nothing here">
          <p>No product fits. Try another word, or fewer filters.</p>
          <Link to="/" className="button">
            Show everything
          </Link>
        </Empty>
      ) : (
        <ul className="grid">
          {data.items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      )}
      <Pagination page={search.page ?? 1} pages={data.pages} />
    </section>
  );
}
