import { useNavigate, useSearch } from "@tanstack/react-router";
import { Icon } from "./icon";

export function SearchBox() {
  const { q = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = (form: FormData) => {
    const text = String(form.get("q")).trim();
    navigate({ to: "/", search: text === "" ? {} : { q: text } });
  };
  return (
    <search>
      {/* The key makes the box follow the address: a link or the back button changes it, too. */}
      <form key={q} className="search" action={search}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Search mugs, lamps, chairs…"
          aria-label="Search"
        />
      </form>
    </search>
  );
}
