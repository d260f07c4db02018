import type { Chance } from "../draw/chance.ts";

const words =
  "amber anchor apple arrow autumn basil beacon birch bloom breeze bridge candle canyon cedar cherry cloud clover cobalt coral cotton crystal dawn delta ember falcon fern field flint forest garden ginger glacier granite harbor hazel heron honey indigo ivory jasmine juniper lagoon lantern lemon lilac linen lotus maple marble meadow mint moss nectar north oak ocean olive onyx opal orchid pearl pebble pine planet plum poppy prairie quartz quill rain raven reef ridge river robin rose saffron sage sierra silver sky slate spruce star stone storm summit sun swift thistle thyme timber topaz valley velvet violet walnut wave willow winter wren".split(
    " ",
  );

/** A plain word: what a text says of which nothing is known. */
export function letters(chance: Chance): string {
  return chance.pick(words);
}
