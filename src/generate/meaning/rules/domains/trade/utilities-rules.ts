import { besideAny, toTextRules } from "../../text-rule.ts";

const ofEnergy = besideAny(
  "price per kwh|price kwh|kwh price|unit price kwh|rate per kwh|standing charge|standing fee|base price|working price|energy source|energy type|green energy",
);

/** Meters and tariffs, lines and stops. */
export const utilitiesRules = toTextRules({
  "name|tariff name|plan name|title @ tariff plan energyplan energytariff electricitytariff":
    ofEnergy("Green Fixed 12|Day & Night|Flex Hour|Basic Power|Family Fixed 24|Pure Wind"),
  "description|details|summary @ tariff plan energyplan energytariff electricitytariff": ofEnergy(
    "Fixed price for twelve months.|All of it from wind and sun.|Cheaper at night and at weekends.|No minimum term, cancel any month.|For homes with a heat pump.",
  ),
  "cancellation period|notice period|termination period|cancellation notice|termination notice|notice term":
    "14 days|1 month|3 months|4 weeks|6 weeks",
  "location|installation location|install location|meter location|position|placement @ meter smartmeter watermeter gasmeter electricitymeter":
    "Basement|Hallway cupboard|Utility room|Garage|Outside wall|Boiler room",
  "manufacturer|brand|maker|model manufacturer @ meter smartmeter watermeter gasmeter electricitymeter":
    "Metrix|Voltline|Aquastream|Kamberg|Norden Meters",
  "comment|comments|note|notes|remark|remarks @ meterreading":
    "Read together with the tenant.|Meter hard to reach.|Photo attached.|Seal intact.|Display hard to read.|Value confirmed by phone.",
  "description|details|summary|message @ outage poweroutage blackout": besideAny(
    "affected customers|customers affected|crew|crew assigned|area|restored at|affected area|households affected",
  )(
    "Crew is on site, repair in progress.|A fallen tree took down the line.|Supply is being switched to another feeder.|Spare part is on its way.|Power will come back street by street.",
  ),
  "crew assigned|assigned crew|crew|repair crew|crew name @ outage poweroutage repair blackout":
    "Crew 4|Crew 7|Night crew|North crew|Line crew 2",
  "frequency|interval|headway|service frequency @ busline tramline trainline line transitline busroute transitroute metroline":
    besideAny(
      "stop count|stops|operator|origin|destination|first departure|line number|route number",
    )("every 10 min|every 15 min|every 20 min|every 30 min|every 7 min"),
  "operator|company|transport company|operated by @ busline tramline trainline transitline busroute transitroute metroline bus tram":
    "Northern Transit|Harbour Mobility|City Lines|Lakeside Buses|Valley Transport",
});
