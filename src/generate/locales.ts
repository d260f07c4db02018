/** What a person's two names look like beside each other. */
export type NameOrder = "given first" | "family first" | "family first, joined";

/** The country of a locale, and some of its places where the data library knows none that agree. */
export interface Home {
  readonly country: string;
  readonly code: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: string;
  /** `de-DE` */
  readonly tag: string;
  readonly dialCode: string;
  /** In the middle of it. */
  readonly latitude: number;
  readonly longitude: number;
  readonly cities: readonly HomeCity[];
}

export interface HomeCity {
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  /** A digit for each `#`. */
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * By the locale's name: the country in its own language, its code, currency, time zone, language,
 * dial code and middle. The world's tables in Intl would know them too, but differ between versions
 * of Node, and the same seed must give the same bytes.
 */
const homes: ReadonlyMap<string, string> = new Map([
  ["de", "Deutschland|DE|EUR|Europe/Berlin|Deutsch|+49|51.1|10.4"],
  ["de_AT", "Österreich|AT|EUR|Europe/Vienna|Deutsch|+43|47.6|14.1"],
  ["de_CH", "Schweiz|CH|CHF|Europe/Zurich|Deutsch|+41|47.2|8.2"],
  ["fr", "France|FR|EUR|Europe/Paris|Français|+33|46.6|2.4"],
  ["fr_BE", "Belgique|BE|EUR|Europe/Brussels|Français|+32|50.5|4.7"],
  ["fr_CA", "Canada|CA|CAD|America/Toronto|Français|+1|46.8|-71.2"],
  ["fr_CH", "Suisse|CH|CHF|Europe/Zurich|Français|+41|46.5|6.6"],
  ["fr_LU", "Luxembourg|LU|EUR|Europe/Luxembourg|Français|+352|49.6|6.1"],
  ["fr_SN", "Sénégal|SN|XOF|Africa/Dakar|Français|+221|14.7|-17.4"],
  ["es", "España|ES|EUR|Europe/Madrid|Español|+34|40.4|-3.7"],
  ["es_MX", "México|MX|MXN|America/Mexico_City|Español|+52|19.4|-99.1"],
  ["it", "Italia|IT|EUR|Europe/Rome|Italiano|+39|42.8|12.8"],
  ["pt_BR", "Brasil|BR|BRL|America/Sao_Paulo|Português|+55|-15.8|-47.9"],
  ["pt_PT", "Portugal|PT|EUR|Europe/Lisbon|Português|+351|39.6|-8.0"],
  ["nl", "Nederland|NL|EUR|Europe/Amsterdam|Nederlands|+31|52.2|5.3"],
  ["nl_BE", "België|BE|EUR|Europe/Brussels|Nederlands|+32|50.9|4.4"],
  ["ja", "日本|JP|JPY|Asia/Tokyo|日本語|+81|36.2|138.3"],
  ["ko", "대한민국|KR|KRW|Asia/Seoul|한국어|+82|36.5|127.9"],
  ["zh_CN", "中国|CN|CNY|Asia/Shanghai|中文|+86|35.0|105.0"],
  ["zh_TW", "台灣|TW|TWD|Asia/Taipei|中文|+886|23.7|121.0"],
  ["pl", "Polska|PL|PLN|Europe/Warsaw|Polski|+48|52.0|19.1"],
  ["cs_CZ", "Česko|CZ|CZK|Europe/Prague|Čeština|+420|49.8|15.5"],
  ["sk", "Slovensko|SK|EUR|Europe/Bratislava|Slovenčina|+421|48.7|19.7"],
  ["hu", "Magyarország|HU|HUF|Europe/Budapest|Magyar|+36|47.2|19.5"],
  ["ro", "România|RO|RON|Europe/Bucharest|Română|+40|45.9|25.0"],
  ["ro_MD", "Moldova|MD|MDL|Europe/Chisinau|Română|+373|47.0|28.8"],
  ["el", "Ελλάδα|GR|EUR|Europe/Athens|Ελληνικά|+30|39.1|21.8"],
  ["tr", "Türkiye|TR|TRY|Europe/Istanbul|Türkçe|+90|39.0|35.2"],
  ["ru", "Россия|RU|RUB|Europe/Moscow|Русский|+7|55.8|37.6"],
  ["uk", "Україна|UA|UAH|Europe/Kyiv|Українська|+380|48.4|31.2"],
  ["sv", "Sverige|SE|SEK|Europe/Stockholm|Svenska|+46|60.1|15.0"],
  ["nb_NO", "Norge|NO|NOK|Europe/Oslo|Norsk|+47|61.0|9.5"],
  ["da", "Danmark|DK|DKK|Europe/Copenhagen|Dansk|+45|56.0|10.0"],
  ["fi", "Suomi|FI|EUR|Europe/Helsinki|Suomi|+358|62.0|25.7"],
  ["lv", "Latvija|LV|EUR|Europe/Riga|Latviešu|+371|56.9|24.6"],
  ["hr", "Hrvatska|HR|EUR|Europe/Zagreb|Hrvatski|+385|45.1|15.2"],
  ["sr_RS_latin", "Srbija|RS|RSD|Europe/Belgrade|Srpski|+381|44.0|20.9"],
  ["mk", "Северна Македонија|MK|MKD|Europe/Skopje|Македонски|+389|41.6|21.7"],
  ["he", "ישראל|IL|ILS|Asia/Jerusalem|עברית|+972|31.5|34.8"],
  ["ar", "مصر|EG|EGP|Africa/Cairo|العربية|+20|26.8|30.8"],
  ["fa", "ایران|IR|IRR|Asia/Tehran|فارسی|+98|32.4|53.7"],
  ["th", "ประเทศไทย|TH|THB|Asia/Bangkok|ไทย|+66|15.9|100.9"],
  ["vi", "Việt Nam|VN|VND|Asia/Ho_Chi_Minh|Tiếng Việt|+84|16.0|107.8"],
  ["id_ID", "Indonesia|ID|IDR|Asia/Jakarta|Bahasa Indonesia|+62|-6.2|106.8"],
  ["af_ZA", "Suid-Afrika|ZA|ZAR|Africa/Johannesburg|Afrikaans|+27|-29.0|24.0"],
  ["zu_ZA", "iNingizimu Afrika|ZA|ZAR|Africa/Johannesburg|isiZulu|+27|-29.0|24.0"],
]);

const homeCities: ReadonlyMap<string, string> = new Map([
  [
    "de",
    "Berlin|Berlin|BE|101##|52.52|13.40;Hamburg|Hamburg|HH|203##|53.55|9.99;München|Bayern|BY|803##|48.14|11.58;Köln|Nordrhein-Westfalen|NW|506##|50.94|6.96;Leipzig|Sachsen|SN|041##|51.34|12.37;Frankfurt am Main|Hessen|HE|603##|50.11|8.68;Stuttgart|Baden-Württemberg|BW|701##|48.78|9.18;Erfurt|Thüringen|TH|990##|50.98|11.03;Bremen|Bremen|HB|281##|53.08|8.80;Freiburg im Breisgau|Baden-Württemberg|BW|791##|48.00|7.84",
  ],
  [
    "fr",
    "Paris|Île-de-France|IDF|7501#|48.86|2.35;Lyon|Auvergne-Rhône-Alpes|ARA|6900#|45.76|4.84;Marseille|Provence-Alpes-Côte d'Azur|PAC|1300#|43.30|5.37;Toulouse|Occitanie|OCC|31000|43.60|1.44;Nantes|Pays de la Loire|PDL|44000|47.22|-1.55;Lille|Hauts-de-France|HDF|59000|50.63|3.06;Bordeaux|Nouvelle-Aquitaine|NAQ|33000|44.84|-0.58;Rennes|Bretagne|BRE|35000|48.11|-1.68",
  ],
  [
    "es",
    "Madrid|Comunidad de Madrid|MD|280##|40.42|-3.70;Barcelona|Cataluña|CT|080##|41.39|2.17;Valencia|Comunidad Valenciana|VC|460##|39.47|-0.38;Sevilla|Andalucía|AN|410##|37.39|-5.99;Bilbao|País Vasco|PV|480##|43.26|-2.93;Zaragoza|Aragón|AR|500##|41.65|-0.89;Málaga|Andalucía|AN|290##|36.72|-4.42",
  ],
  [
    "it",
    "Roma|Lazio|LAZ|001##|41.90|12.50;Milano|Lombardia|LOM|201##|45.46|9.19;Torino|Piemonte|PIE|101##|45.07|7.69;Napoli|Campania|CAM|801##|40.85|14.27;Bologna|Emilia-Romagna|EMR|401##|44.49|11.34;Firenze|Toscana|TOS|501##|43.77|11.26",
  ],
  [
    "pt_BR",
    "São Paulo|São Paulo|SP|01###-0##|-23.55|-46.63;Rio de Janeiro|Rio de Janeiro|RJ|20###-0##|-22.91|-43.17;Belo Horizonte|Minas Gerais|MG|30###-0##|-19.92|-43.94;Salvador|Bahia|BA|40###-0##|-12.97|-38.50;Curitiba|Paraná|PR|80###-0##|-25.43|-49.27;Recife|Pernambuco|PE|50###-0##|-8.05|-34.88",
  ],
  [
    "pt_PT",
    "Lisboa|Lisboa|11|11##-0##|38.72|-9.14;Porto|Porto|13|40##-0##|41.15|-8.61;Coimbra|Coimbra|06|30##-0##|40.21|-8.43;Braga|Braga|03|47##-0##|41.55|-8.43;Faro|Faro|08|80##-0##|37.02|-7.93",
  ],
  [
    "nl",
    "Amsterdam|Noord-Holland|NH|10## AB|52.37|4.90;Rotterdam|Zuid-Holland|ZH|30## BC|51.92|4.48;Utrecht|Utrecht|UT|35## CD|52.09|5.12;Groningen|Groningen|GR|97## DE|53.22|6.57;Eindhoven|Noord-Brabant|NB|56## EG|51.44|5.47",
  ],
  [
    "ja",
    "東京|東京都|13|1##-00##|35.68|139.69;大阪市|大阪府|27|5##-00##|34.69|135.50;京都市|京都府|26|60#-80##|35.01|135.77;札幌市|北海道|01|06#-00##|43.06|141.35;福岡市|福岡県|40|81#-00##|33.59|130.40;名古屋市|愛知県|23|46#-00##|35.18|136.91;仙台市|宮城県|04|98#-08##|38.27|140.87;横浜市|神奈川県|14|23#-00##|35.44|139.64",
  ],
]);

const nameOrders: ReadonlyMap<string, NameOrder> = new Map([
  ["ja", "family first"],
  ["hu", "family first"],
  ["vi", "family first"],
  ["ko", "family first, joined"],
  ["zh_CN", "family first, joined"],
  ["zh_TW", "family first, joined"],
]);

export interface Locale {
  readonly nameOrder: NameOrder;
  readonly home: Home | undefined;
}

export function toLocale(locale: string): Locale {
  const line = homes.get(locale);
  return {
    nameOrder: nameOrders.get(locale) ?? "given first",
    home: line === undefined ? undefined : toHome(line, locale),
  };
}

function toHome(line: string, locale: string): Home {
  const cities = homeCities.get(locale) ?? "";
  const tag = locale.split("_").slice(0, 2).join("-");
  const [country = "", code = "", currency = "", timeZone = "", language = "", ...rest] =
    line.split("|");
  const [dialCode = "", latitude = "", longitude = ""] = rest;
  return {
    country,
    code,
    currency,
    timeZone,
    language,
    tag: tag.includes("-") ? tag : `${tag}-${code}`,
    dialCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    cities: cities === "" ? [] : cities.split(";").map(toHomeCity),
  };
}

function toHomeCity(line: string): HomeCity {
  const [city = "", state = "", stateCode = "", zip = "", latitude = "", longitude = ""] =
    line.split("|");
  return {
    city,
    state,
    stateCode,
    zip,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
