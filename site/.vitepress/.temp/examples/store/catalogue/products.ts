import type { FieldRule } from "backlot";
import type { Category, Colour } from "../models";
import { drawPicture, type Shelf } from "./pictures";

interface Range {
  readonly title: string;
  readonly nouns: readonly string[];
  /** What the cheapest costs, and how much more the next better one does. */
  readonly from: number;
  readonly step: number;
}

const ranges = {
  mugs: { title: "Mugs", nouns: ["Mug", "Espresso Cup", "Tea Mug"], from: 14, step: 3 },
  vases: { title: "Vases", nouns: ["Vase", "Bud Vase", "Carafe Vase"], from: 32, step: 7 },
  lamps: { title: "Lamps", nouns: ["Table Lamp", "Desk Lamp", "Reading Lamp"], from: 69, step: 12 },
  chairs: { title: "Chairs", nouns: ["Chair", "Dining Chair", "Armchair"], from: 149, step: 24 },
  clocks: { title: "Clocks", nouns: ["Wall Clock", "Kitchen Clock"], from: 39, step: 6 },
  cushions: { title: "Cushions", nouns: ["Cushion", "Floor Cushion"], from: 24, step: 4 },
  planters: { title: "Planters", nouns: ["Planter", "Plant Pot"], from: 19, step: 5 },
  bowls: { title: "Bowls", nouns: ["Bowl", "Salad Bowl", "Serving Bowl"], from: 18, step: 4 },
} satisfies Record<Shelf, Range>;

const shelves = Object.keys(ranges) as Shelf[];
const colours: readonly Colour[] = ["terracotta", "sage", "ink", "sand", "ochre", "rose"];
const names = "Alba Brisa Cala Dune Elva Fjell Grove Holm Isla Juno Kite Lune".split(" ");

export const categories = shelves.map((id) => ({
  id,
  name: ranges[id].title,
})) satisfies Category[];
export const productCount = shelves.length * names.length;

/** A rule by the product's number: name, colour, picture and price are those of one thing. */
function byPlace<Value>(make: (shelf: Shelf, row: number, colour: Colour) => Value) {
  return ({ index }: { index: number }): Value => {
    const row = Math.floor(index / shelves.length);
    return make(at(shelves, index), row, at(colours, row + (index % shelves.length)));
  };
}

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

/** Texts, stock, ratings and dates are made by Backlot from the names of the properties. */
export const productFields = {
  categoryId: byPlace((shelf) => shelf),
  colour: byPlace((_shelf, _row, colour) => colour),
  name: byPlace((shelf, row) => `${at(names, row)} ${at(ranges[shelf].nouns, row)}`),
  price: byPlace((shelf, row) => ranges[shelf].from + ranges[shelf].step * ((row * 5) % 8)),
  picture: byPlace((shelf, _row, colour) => drawPicture(shelf, colour)),
} satisfies Record<string, FieldRule>;
