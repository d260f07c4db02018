import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from "@tanstack/react-router";
import { Layout } from "./components/layout";
import { CartPage } from "./pages/cart";
import { CheckoutPage } from "./pages/checkout";
import { FavouritesPage } from "./pages/favourites";
import { LoginPage } from "./pages/login";
import { NotFoundPage } from "./pages/not-found";
import { OrderPage } from "./pages/order";
import { OrdersPage } from "./pages/orders";
import { ProductPage } from "./pages/product";
import { ProductListPage } from "./pages/product-list";
import { ProfilePage } from "./pages/profile";
import { RegisterPage } from "./pages/register";
import { parseProductSearch } from "./product-search";
import { getLastEnd, getSession } from "./state/session";

interface DoorSearch {
  /** Where to go once signed in. */
  redirect?: string;
  expired?: true;
}

/** Pages of an account lead to the login, which leads back. */
function needsCustomer({ location }: { location: ParsedLocation }): void {
  if (getSession() !== null) return;
  // Who has signed out wants to be elsewhere, not back.
  if (getLastEnd() === "signed-out") throw redirect({ to: "/" });
  const search: DoorSearch = { redirect: location.href };
  if (getLastEnd() === "expired") search.expired = true;
  throw redirect({ to: "/login", search });
}

/** Login and registration are for those who are not signed in. */
function needsNobody({ search }: { search: DoorSearch }): void {
  if (getSession() !== null) throw redirect({ href: search.redirect ?? "/" });
}

function parseDoorSearch({ redirect: target, expired }: Record<string, unknown>): DoorSearch {
  // A path of this shop only: a link from elsewhere must not send people to another site.
  const isOurs = typeof target === "string" && /^\/(?![/\\])/.test(target);
  return { ...(isOurs && { redirect: target }), ...(expired === true && { expired }) };
}

const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage });

const account = createRoute({
  getParentRoute: () => root,
  id: "account",
  beforeLoad: needsCustomer,
});

const productList = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: parseProductSearch,
  component: ProductListPage,
});

const product = createRoute({
  getParentRoute: () => root,
  path: "/products/$productId",
  params: {
    parse: ({ productId }) => ({ productId: Number(productId) }),
    stringify: ({ productId }) => ({ productId: String(productId) }),
  },
  component: ProductPage,
});

const cart = createRoute({ getParentRoute: () => root, path: "/cart", component: CartPage });

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: parseDoorSearch,
  beforeLoad: needsNobody,
  component: LoginPage,
});

const register = createRoute({
  getParentRoute: () => root,
  path: "/register",
  validateSearch: parseDoorSearch,
  beforeLoad: needsNobody,
  component: RegisterPage,
});

const checkout = createRoute({
  getParentRoute: () => account,
  path: "/checkout",
  component: CheckoutPage,
});

const orders = createRoute({
  getParentRoute: () => account,
  path: "/orders",
  component: OrdersPage,
});

const order = createRoute({
  getParentRoute: () => account,
  path: "/orders/$orderId",
  validateSearch: ({ placed }: Record<string, unknown>): { placed?: true } =>
    placed === true ? { placed } : {},
  component: OrderPage,
});

const favourites = createRoute({
  getParentRoute: () => account,
  path: "/favourites",
  component: FavouritesPage,
});

const profile = createRoute({
  getParentRoute: () => account,
  path: "/profile",
  component: ProfilePage,
});

const routeTree = root.addChildren([
  productList,
  product,
  cart,
  login,
  register,
  account.addChildren([checkout, orders, order, favourites, profile]),
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: false,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
