import { place } from "../../stores/place.ts";
import { findResource, resources } from "../../stores/server.ts";
import { Diagram } from "./diagram.tsx";
import { ModelCard } from "./model-card.tsx";

export function ModelsView() {
  const path = `/${place.value.rest}`;
  const chosen = findResource(path);
  return (
    <div class="models">
      <h1 class="visually-hidden">Models</h1>
      <Diagram chosen={chosen?.path} />
      <section class="models-list" aria-label="Models">
        {(chosen ? [chosen] : resources.value).map((resource) => (
          <ModelCard key={resource.path} resource={resource} isAlone={chosen !== undefined} />
        ))}
      </section>
    </div>
  );
}
