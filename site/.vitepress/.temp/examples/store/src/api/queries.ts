import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ProductSearch, pageSize, sortings } from "../product-search";
import { api, unwrap } from "./client";

export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/categories", { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

export const productsQuery = (search: ProductSearch) =>
  queryOptions({
    queryKey: ["products", "list", search],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/products", {
          signal,
          params: {
            query: {
              name_like: search.q,
              categoryId: search.category,
              colour: search.colours,
              price_lte: search.max,
              stock_gte: search.inStock ? 1 : undefined,
              _sort: [...sortings[search.sort ?? "popular"].by],
              _page: search.page ?? 1,
              _limit: pageSize,
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ["products", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/products/{id}", { signal, params: { path: { id } } })),
  });

/** Some products by their identifiers, for the cart and the favourites. */
export const productsByIdQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ["products", "some", [...ids].sort((a, b) => a - b)],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const query = { id: [...ids] };
      return (await unwrap(api.GET("/api/products", { signal, params: { query } }))).items;
    },
    placeholderData: keepPreviousData,
  });

export const reviewsQuery = (productId: number) =>
  queryOptions({
    queryKey: ["products", productId, "reviews"],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/products/{id}/reviews", {
          signal,
          params: { path: { id: productId }, query: { _sort: ["-createdAt"], _limit: 6 } },
        }),
      ),
  });

export const favouritesQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ["favourites", userId],
    queryFn: async ({ signal }) => {
      const query = { userId, _sort: ["-id" as const] };
      return (await unwrap(api.GET("/api/favourites", { signal, params: { query } }))).items;
    },
    enabled: userId !== undefined,
  });

export const ordersQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ["orders", userId],
    queryFn: async ({ signal }) => {
      const query = { userId, _sort: ["-createdAt" as const] };
      return (await unwrap(api.GET("/api/orders", { signal, params: { query } }))).items;
    },
    enabled: userId !== undefined,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", "one", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/orders/{id}", { signal, params: { path: { id } } })),
  });
