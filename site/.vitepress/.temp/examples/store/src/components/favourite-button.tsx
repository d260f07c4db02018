import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useFavourite } from "../state/favourites";
import { useCustomer } from "../state/session";
import { Icon } from "./icon";

interface FavouriteButtonProps {
  readonly productId: number;
  readonly name: string;
}

export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
  const customer = useCustomer();
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const { isFavourite, isPending, toggle } = useFavourite(productId);
  const logIn = () => navigate({ to: "/login", search: { redirect: here } });
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isFavourite}
      aria-label={`${name} as a favourite`}
      disabled={isPending}
      onClick={customer === undefined ? logIn : toggle}
    >
      <Icon name="heart" />
    </button>
  );
}
