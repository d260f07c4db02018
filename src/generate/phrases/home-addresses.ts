import type { Chance } from "../draw/chance.ts";

/** What the people of a country write on a letter, where the data library knows no such streets. */
interface AddressTexts {
  /** By the city: the part of it, its postcode and its telephone numbers; several divided by `;`. */
  readonly cities: Readonly<Record<string, string>>;
  readonly streets: string;
  readonly mobile: string;
  /** `{}` is the street, and `#` a number. */
  readonly form: string;
  readonly units: string;
}

const countries: Readonly<Record<string, AddressTexts>> = {
  ES: {
    cities: {
      Madrid: "|280##|91# ### ###",
      Barcelona: "|080##|93# ### ###",
      Valencia: "|460##|96# ### ###",
      Sevilla: "|410##|954 ### ###",
      Bilbao: "|480##|944 ### ###",
      Zaragoza: "|500##|976 ### ###",
      Málaga: "|290##|952 ### ###",
    },
    streets:
      "Calle Mayor|Calle de la Rosa|Calle San Juan|Calle del Sol|Avenida de la Constitución|Calle Real|Plaza de España|Calle de la Fuente|Paseo de la Estación|Calle Nueva|Calle del Carmen|Avenida de Andalucía|Calle Cervantes|Calle Goya|Calle San Miguel|Ronda Norte|Calle del Pilar|Travesía del Río|Calle Colón|Calle Velázquez",
    mobile: "6## ### ###",
    form: "{}, #",
    units: "1.º A|2.º B|3.º C|4.º izquierda|bajo derecha|5.º D",
  },
  JP: {
    cities: {
      東京: "渋谷区|150-00##|03-5###-####;新宿区|160-00##|03-3###-####;世田谷区|154-00##|03-6###-####",
      大阪市: "北区|530-00##|06-6###-####;中央区|540-00##|06-6###-####",
      京都市: "中京区|604-80##|075-2##-####;左京区|606-80##|075-7##-####",
      札幌市: "中央区|060-00##|011-2##-####",
      福岡市: "中央区|810-00##|092-7##-####",
      名古屋市: "中区|460-00##|052-2##-####",
      仙台市: "青葉区|980-08##|022-2##-####",
      横浜市: "中区|231-00##|045-6##-####;西区|220-00##|045-3##-####",
    },
    streets:
      "本町|中央|栄町|緑町|旭町|桜町|東町|西町|南町|元町|若葉町|青葉台|花園町|松原|新町|泉町|富士見町|幸町",
    mobile: "090-####-####",
    form: "{}#-#-#",
    units: "101号室|203号室|305号室|402号室|501号室|802号室",
  },
};

export interface HomeAddress {
  readonly street: string;
  readonly unit: string;
  readonly zip: string;
  readonly phone: string;
}

/** Its parts with `#` for digits; undefined for a city of which we do not know enough. */
export function drawHomeAddress(
  code: string,
  city: string,
  chance: Chance,
): HomeAddress | undefined {
  const country = countries[code];
  const known = country?.cities[city];
  if (!country || known === undefined) return undefined;
  const [part = "", zip = "", fixed = ""] = chance.pick(known.split(";")).split("|");
  const street = country.form
    .replace("{}", part + chance.pick(country.streets.split("|")))
    // Nobody lives in number nought.
    .replaceAll("#", () => String(chance.between(1, country.form.split("#").length > 2 ? 18 : 90)));
  const phone = chance.next() < 0.6 ? country.mobile : fixed;
  return { street, unit: chance.pick(country.units.split("|")), zip, phone };
}
