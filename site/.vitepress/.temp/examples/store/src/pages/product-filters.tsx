import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Colour } from "../../models";
import { categoriesQuery } from "../api/queries";
import { colours, type ProductSearch, type Sorting, sortings } from "../product-search";

const route = getRouteApi("/");

/** Changes the address, and goes back to the first page. */
function useFilter() {
  const navigate = route.useNavigate();
  return (change: ProductSearch) =>
    navigate({
      search: (before) => ({ ...before, ...change, page: undefined }),
      resetScroll: false,
    });
}

export function Shelves() {
  const { data } = useQuery(categoriesQuery);
  return (
    <nav className="shelves" aria-label="Categories">
      <ShelfLink name="All" />
      {data?.items.map(({ id, name }) => (
        <ShelfLink key={id} category={id} name={name} />
      ))}
    </nav>
  );
}

function ShelfLink({ category, name }: { readonly category?: string; readonly name: string }) {
  const isCurrent = route.useSearch().category === category;
  return (
    <Link
      to="/"
      search={(before) => ({ ...before, category, page: undefined })}
      className={isCurrent ? "current" : ""}
    >
      {name}
    </Link>
  );
}

const prices = [25, 50, 100, 200];

export function Filters() {
  const { max, inStock } = route.useSearch();
  const filter = useFilter();
  return (
    <aside className="filters" aria-label="Filters">
      <ColourFilter />
      <label className="field">
        Price
        <select
          value={max ?? ""}
          onChange={({ target }) => filter({ max: Number(target.value) || undefined })}
        >
          <option value="">Any price</option>
          {prices.map((price) => (
            <option key={price} value={price}>
              Up to €{price}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={inStock ?? false}
          onChange={({ target }) => filter({ inStock: target.checked || undefined })}
        />
        In stock
      </label>
    </aside>
  );
}

function ColourFilter() {
  const { colours: chosen = [] } = route.useSearch();
  const filter = useFilter();
  const toggle = (colour: Colour) => {
    const rest = chosen.filter((each) => each !== colour);
    const next = chosen.includes(colour) ? rest : [...chosen, colour];
    filter({ colours: next.length === 0 ? undefined : next });
  };
  return (
    <fieldset className="swatches">
      <legend>Colour</legend>
      {(Object.keys(colours) as Colour[]).map((colour) => (
        <label key={colour} title={colour} style={{ background: colours[colour] }}>
          <input
            type="checkbox"
            aria-label={colour}
            checked={chosen.includes(colour)}
            onChange={() => toggle(colour)}
          />
        </label>
      ))}
    </fieldset>
  );
}

export function SortBox() {
  const { sort = "popular" } = route.useSearch();
  const filter = useFilter();
  return (
    <label className="sort">
      <span className="hidden">Sort by</span>
      <select value={sort} onChange={({ target }) => filter({ sort: target.value as Sorting })}>
        {Object.entries(sortings).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
