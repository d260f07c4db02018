export interface City {
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly country: string;
  readonly countryCode: string;
  /** A digit for each `#`. */
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** A digit for each `#`; the numbers are of ranges that are kept for fiction where there are any. */
  readonly phone: string;
  readonly currency: string;
  /** The IATA code of the airport that people there fly from. */
  readonly airport: string;
}

/** Places whose parts belong together, so that an address on a map is where it says it is. */
export const cities: readonly City[] = [
  "Portland|Oregon|OR|United States|US|972##|45.52|-122.68|America/Los_Angeles|(503) 555-01##|USD|PDX",
  "Seattle|Washington|WA|United States|US|981##|47.61|-122.33|America/Los_Angeles|(206) 555-01##|USD|SEA",
  "San Francisco|California|CA|United States|US|941##|37.77|-122.42|America/Los_Angeles|(415) 555-01##|USD|SFO",
  "San Diego|California|CA|United States|US|921##|32.72|-117.16|America/Los_Angeles|(619) 555-01##|USD|SAN",
  "Oakland|California|CA|United States|US|946##|37.8|-122.27|America/Los_Angeles|(510) 555-01##|USD|OAK",
  "Denver|Colorado|CO|United States|US|802##|39.74|-104.99|America/Denver|(303) 555-01##|USD|DEN",
  "Boulder|Colorado|CO|United States|US|803##|40.01|-105.27|America/Denver|(720) 555-01##|USD|DEN",
  "Austin|Texas|TX|United States|US|787##|30.27|-97.74|America/Chicago|(512) 555-01##|USD|AUS",
  "Houston|Texas|TX|United States|US|770##|29.76|-95.37|America/Chicago|(713) 555-01##|USD|IAH",
  "Chicago|Illinois|IL|United States|US|606##|41.88|-87.63|America/Chicago|(312) 555-01##|USD|ORD",
  "Minneapolis|Minnesota|MN|United States|US|554##|44.98|-93.27|America/Chicago|(612) 555-01##|USD|MSP",
  "Nashville|Tennessee|TN|United States|US|372##|36.16|-86.78|America/Chicago|(615) 555-01##|USD|BNA",
  "Atlanta|Georgia|GA|United States|US|303##|33.75|-84.39|America/New_York|(404) 555-01##|USD|ATL",
  "Miami|Florida|FL|United States|US|331##|25.76|-80.19|America/New_York|(305) 555-01##|USD|MIA",
  "Boston|Massachusetts|MA|United States|US|021##|42.36|-71.06|America/New_York|(617) 555-01##|USD|BOS",
  "Brooklyn|New York|NY|United States|US|112##|40.68|-73.94|America/New_York|(718) 555-01##|USD|JFK",
  "New York|New York|NY|United States|US|100##|40.71|-74.01|America/New_York|(212) 555-01##|USD|JFK",
  "Philadelphia|Pennsylvania|PA|United States|US|191##|39.95|-75.17|America/New_York|(215) 555-01##|USD|PHL",
  "Pittsburgh|Pennsylvania|PA|United States|US|152##|40.44|-79.99|America/New_York|(412) 555-01##|USD|PIT",
  "Asheville|North Carolina|NC|United States|US|288##|35.6|-82.55|America/New_York|(828) 555-01##|USD|AVL",
  "Toronto|Ontario|ON|Canada|CA|M5V #H#|43.65|-79.38|America/Toronto|(416) 555-01##|CAD|YYZ",
  "Vancouver|British Columbia|BC|Canada|CA|V6B #K#|49.28|-123.12|America/Vancouver|(604) 555-01##|CAD|YVR",
  "Montreal|Quebec|QC|Canada|CA|H2X #L#|45.5|-73.57|America/Toronto|(514) 555-01##|CAD|YUL",
  "London|England|ENG|United Kingdom|GB|SE1 #QA|51.51|-0.13|Europe/London|020 7946 0###|GBP|LHR",
  "Manchester|England|ENG|United Kingdom|GB|M4 #BT|53.48|-2.24|Europe/London|0161 496 0###|GBP|MAN",
  "Bristol|England|ENG|United Kingdom|GB|BS1 #TR|51.45|-2.59|Europe/London|0117 496 0###|GBP|BRS",
  "Edinburgh|Scotland|SCT|United Kingdom|GB|EH1 #YZ|55.95|-3.19|Europe/London|0131 496 0###|GBP|EDI",
  "Dublin|Leinster|L|Ireland|IE|D02 X#6#|53.35|-6.26|Europe/Dublin|(01) 555 0###|EUR|DUB",
  "Sydney|New South Wales|NSW|Australia|AU|20##|-33.87|151.21|Australia/Sydney|(02) 5550 ####|AUD|SYD",
  "Melbourne|Victoria|VIC|Australia|AU|30##|-37.81|144.96|Australia/Melbourne|(03) 5550 ####|AUD|MEL",
  "Auckland|Auckland|AUK|New Zealand|NZ|10##|-36.85|174.76|Pacific/Auckland|(09) 555 0###|NZD|AKL",
  "Berlin|Berlin|BE|Germany|DE|101##|52.52|13.4|Europe/Berlin|030 23125 ###|EUR|BER",
  "Hamburg|Hamburg|HH|Germany|DE|203##|53.55|9.99|Europe/Berlin|040 66969 ###|EUR|HAM",
  "Paris|Île-de-France|IDF|France|FR|750##|48.86|2.35|Europe/Paris|01 99 00 ## ##|EUR|CDG",
  "Lyon|Auvergne-Rhône-Alpes|ARA|France|FR|690##|45.76|4.84|Europe/Paris|04 65 71 ## ##|EUR|LYS",
  "Barcelona|Catalonia|CT|Spain|ES|080##|41.39|2.17|Europe/Madrid|930 555 ###|EUR|BCN",
  "Lisbon|Lisbon|11|Portugal|PT|11##-0##|38.72|-9.14|Europe/Lisbon|21 555 ####|EUR|LIS",
  "Amsterdam|North Holland|NH|Netherlands|NL|10## AB|52.37|4.9|Europe/Amsterdam|020 555 ####|EUR|AMS",
  "Copenhagen|Hovedstaden|84|Denmark|DK|21##|55.68|12.57|Europe/Copenhagen|35 55 ## ##|DKK|CPH",
  "Stockholm|Stockholm|AB|Sweden|SE|111 ##|59.33|18.07|Europe/Stockholm|08-465 004 ##|SEK|ARN",
].map(toCity);

function toCity(line: string): City {
  const [city = "", state = "", stateCode = "", country = "", countryCode = "", ...rest] =
    line.split("|");
  const [zip = "", latitude = "", longitude = "", timeZone = "", phone = ""] = rest;
  const [currency = "", airport = ""] = rest.slice(5);
  return {
    city,
    state,
    stateCode,
    country,
    countryCode,
    zip,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    phone,
    currency,
    airport,
  };
}
