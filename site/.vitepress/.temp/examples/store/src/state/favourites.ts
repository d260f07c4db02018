import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Favourite, unwrap } from "../api/client";
import { favouritesQuery } from "../api/queries";
import { useCustomer } from "./session";
import { showToast } from "./toast";

/** Shown before the backend has given the favourite its number. */
const pending = -1;

/** Whether a product is a favourite, and the switch: it answers at once, and goes back on a failure. */
export function useFavourite(productId: number) {
  const userId = useCustomer()?.id;
  const client = useQueryClient();
  const { queryKey } = favouritesQuery(userId);
  const { data: favourites = [] } = useQuery(favouritesQuery(userId));
  const current = favourites.find((each) => each.productId === productId);

  const { mutate } = useMutation({
    mutationFn: async (favourite: Favourite | undefined) => {
      if (userId === undefined) return;
      if (favourite === undefined) {
        await unwrap(api.POST("/api/favourites", { body: { userId, productId } }));
      } else {
        const params = { path: { id: favourite.id } };
        await unwrap(api.DELETE("/api/favourites/{id}", { params }));
      }
    },
    onMutate: async (favourite) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list = []) =>
        favourite === undefined && userId !== undefined
          ? [{ id: pending, userId, productId }, ...list]
          : list.filter((each) => each.productId !== productId),
      );
      return before;
    },
    onError: (_error, _favourite, before) => {
      client.setQueryData(queryKey, before);
      showToast("Your favourites could not be saved. Please try again.");
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return {
    isFavourite: current !== undefined,
    isPending: current?.id === pending,
    toggle: () => mutate(current),
  };
}
