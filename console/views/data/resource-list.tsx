import type { ResourceInfo } from "../../api/answers.ts";
import { dataHref } from "../../stores/place.ts";
import { resources } from "../../stores/server.ts";
import { toNumber } from "../../text/words.ts";

/** Every resource with its count; the one that is shown is marked. */
export function ResourceList({ path }: { readonly path: string }) {
  return (
    <nav class="resources" aria-label="Resources">
      <h2 class="resources-title">Resources</h2>
      <ul>
        {resources.value.map((resource) => (
          <li key={resource.path}>
            <a
              class="resource"
              href={dataHref(resource.path)}
              aria-current={resource.path === path ? "page" : undefined}
            >
              <span class="one-line">{resource.path}</span>
              <span class="resource-count">{toAmount(resource)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toAmount({ shape, count }: ResourceInfo): string {
  if (shape === "collection") return toNumber(count);
  return count === 0 ? "deleted" : "object";
}
