import { Link, Outlet } from "@tanstack/react-router";
import { useCart } from "../state/cart";
import { useCustomer } from "../state/session";
import { useToast } from "../state/toast";
import { Icon } from "./icon";
import { SearchBox } from "./search-box";

export function Layout() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="top">
        <Link to="/" className="brand">
          alder
        </Link>
        <SearchBox />
        <Account />
      </header>
      <main id="main">
        <Outlet />
      </main>
      <footer className="bottom">
        <p>
          <strong>alder</strong> · things for the home
        </p>
        <p>Free delivery from €80 · 30 days to change your mind</p>
      </footer>
      <Toast />
    </>
  );
}

function Account() {
  const customer = useCustomer();
  const count = useCart().reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <nav className="account" aria-label="Account">
      {customer === undefined ? (
        <Link to="/login">
          <Icon name="person" />
          <span>Log in</span>
        </Link>
      ) : (
        <>
          <Link to="/favourites">
            <Icon name="heart" />
            <span>Favourites</span>
          </Link>
          <Link to="/orders">
            <Icon name="parcel" />
            <span>Orders</span>
          </Link>
          <Link to="/profile">
            <Icon name="person" />
            <span>{customer.name.split(" ")[0]}</span>
          </Link>
        </>
      )}
      <Link to="/cart">
        <Icon name="cart" />
        <span>Cart</span> {count > 0 && <b className="count">{count}</b>}
      </Link>
    </nav>
  );
}

function Toast() {
  const text = useToast();
  return (
    <div className="toast" role="status" aria-live="polite" data-shown={text !== null}>
      {text}
    </div>
  );
}
