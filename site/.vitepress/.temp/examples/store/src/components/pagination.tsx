import { Link } from "@tanstack/react-router";

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
}

export function Pagination({ page, pages }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      <PageLink page={page - 1} disabled={page <= 1} label="Previous" />
      <span>
        Page {page} of {pages}
      </span>
      <PageLink page={page + 1} disabled={page >= pages} label="Next" />
    </nav>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly disabled: boolean;
  readonly label: string;
}

function PageLink({ page, disabled, label }: PageLinkProps) {
  return (
    <Link
      className="button"
      to="/"
      search={(before) => ({ ...before, page: page > 1 ? page : undefined })}
      disabled={disabled}
      aria-disabled={disabled}
    >
      {label}
    </Link>
  );
}
