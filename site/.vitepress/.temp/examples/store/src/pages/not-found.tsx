import { Link } from "@tanstack/react-router";
import { Empty } from "../components/state";

export function NotFoundPage() {
  return (
    <Empty icon="search" title="There is nothing at this address">
      <Link to="/" className="button">
        To the shop
      </Link>
    </Empty>
  );
}
