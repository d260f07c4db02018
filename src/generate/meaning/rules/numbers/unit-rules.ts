import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Names that carry their unit, and what is measured in one that goes without saying. */
export const unitRules: Readonly<Record<string, NumberRule>> = {
  "height m|height meters|height limit m|clearance m|max height m|height limit|clearance|max vehicle height":
    decimal(1.9, 4.2, 1),
  "height m|height meters|height @ lighthouse building tower tree mast monument dam crane turbine":
    whole(8, 180),
  "vehicle length|rv length|trailer length": whole(5, 13),
  "amperage|amps|amp service @ campsite camp campground": among(15, 30, 30, 50),
  "length m|length meters|width m|width meters|depth m|depth meters|beam m|draft m|beam|draft":
    decimal(1.2, 24, 1),
  "length m|length meters|length|loa @ boat sailboat motorboat": decimal(4.5, 16, 1),
  "length m|length meters|length @ ship vessel cruise ferry bridge tunnel train": whole(12, 320),
  "elevation m|altitude m|elevation meters|altitude meters|elevation|altitude @ station weatherstation vineyard farm field city airport observatory weather & station_name station_id humidity":
    whole(2, 190),
  "ground speed|ground speed kts|ground speed knots|speed knots|speed kts|airspeed|cruise speed|cruising speed @ flight aircraft plane":
    inSteps(5, 420, 510),
  "altitude ft|altitude feet|cruising altitude ft|flight altitude ft @ flight aircraft plane":
    inSteps(1000, 29_000, 39_000),
  "germination rate|germination percent|hatch rate|hatching rate|viability|viability percent|germination":
    whole(68, 98),
  "spacing cm|plant spacing cm|row spacing cm|plant spacing|row spacing": inSteps(5, 10, 60),
  "purity percent|purity pct|purity percentage": decimal(92, 99.9, 1),
  "height m|length m|height|route height|route length m & bolts pitches crag": whole(12, 48),
  "pitches|pitch count & bolts crag first_ascent": among(1, 1, 1, 2, 3, 5),
  "drop temp|drop temp c|end temp c|drop temperature|charge temp c|end temperature & first_crack_seconds first_crack roast_level":
    whole(198, 226),
  "first crack seconds|first crack time seconds|first crack": whole(480, 640),
  "weight loss percent|weight loss|loss percent & green_weight green_weight_kg roast_level":
    decimal(12, 17.5, 1),
  "water temp c|water temp|water temperature|pool temperature|water temperature c @ swim swimlesson swimclass swimmingpool swimmingclass & lane lanes":
    decimal(26, 31, 1),
  "inseam|inseam cm|inside leg|inside leg cm": whole(70, 88),
  "waist|waist cm & inseam inseam_cm chest_cm hips_cm bust_cm": whole(64, 104),
  "chest|chest cm|bust|bust cm & inseam inseam_cm waist_cm": whole(84, 118),
  "carriages|coaches|number of carriages|carriage count|coach count @ train rail railservice & train_number":
    whole(3, 12),
  "distance km|distance|distance miles|length km @ train rail railservice trainservice & train_number":
    whole(48, 620),
  "page count|pages|script pages & slugline int_ext shoot_date": whole(1, 5),
  "look number|scene number|shot number|exit number|chair number": whole(1, 40),
  "pressure hpa|hpa|pressure mbar|mbar|barometric pressure|air pressure|pressure|barometer @ weather observation station reading forecast":
    decimal(985, 1035, 1),
  "pressure hpa|hpa|pressure mb|pressure mbar|mbar|barometric pressure|air pressure|atmospheric pressure":
    decimal(985, 1035, 1),
  "pressure bar|bar|tire pressure|tyre pressure|tank pressure": decimal(1.8, 3.4, 1),
  "pressure psi|psi": whole(26, 44),
  "dew point|dewpoint|dew point c": decimal(-3, 18, 1),
  "feels like|apparent temperature|wind chill|heat index": decimal(-4, 32, 1),
  "rainfall mm|rainfall|precipitation|precipitation mm|rain mm|rain": decimal(0, 24, 1),
  "snow depth|snow depth cm|snowfall|snow cm|fresh snow|new snow": whole(0, 140),
  "cloud cover|cloudiness|clouds": whole(0, 100),
  "humidity pct|humidity percentage|rh": whole(34, 88),
  "uv index|uv": whole(0, 10),
  "wave height|wave height m|swell|swell height": decimal(0.2, 4.5, 1),
  "tide height|tide level": decimal(0.2, 6, 1),
  "sea temperature|pool temperature": decimal(8, 27, 1),
  "solar radiation|irradiance": whole(0, 920),
  "usd|eur|gbp|dollars|euros|pounds sterling|balance usd|amount usd|value usd|balance eur": money(
    10,
    4800,
  ),
  "kelvin|temperature k|temperature kelvin|surface temperature|effective temperature @ star sun":
    round(2800, 14_000, 2),
  "light years|distance light years|distance ly|ly": decimal(4.2, 900, 1),
  "parsecs|distance parsecs|distance pc": decimal(1.3, 280, 1),
  "solar masses|mass solar|solar mass|mass sun": decimal(0.2, 18, 2),
  "solar radii|radius solar|luminosity|luminosity solar": decimal(0.1, 120, 1),
  "magnitude|apparent magnitude|absolute magnitude @ star galaxy comet object nebula": decimal(
    -1.4,
    8,
    2,
  ),
  "magnitude|richter @ earthquake quake seismic": decimal(1.2, 6.8, 1),
  "aperture mm|aperture @ telescope observation observationlog": round(80, 400, 1),
  "exposure seconds|exposure|exposure time @ observation observationlog star astronomy telescope":
    round(10, 600, 1),
  "seeing arcsec|seeing arcseconds|seeing fwhm|seeing & telescope telescope_id airmass exposure_time exposure_seconds constellation right_ascension":
    decimal(0.6, 2.8, 1),
  "airmass|air mass": decimal(1, 2.1, 2),
  "height hands": decimal(13.2, 17.2, 1),
  "acres burned|hectares burned": round(40, 9000, 1),
  "mass earth|earth masses": decimal(0.6, 14, 2),
  "radius earth|earth radii": decimal(0.7, 3.4, 2),
  "semi major axis au": decimal(0.02, 1.9, 3),
  "miss distance km|miss distance|close approach distance km": round(120_000, 60_000_000, 3),
  "relative velocity km s|velocity km s|speed km s|relative velocity": decimal(4, 32, 2),
  "diameter km|diameter @ asteroid": decimal(0.04, 3.4, 2),
  "orbital period days|orbital period": decimal(1, 680, 1),
  "gwei|gas price gwei|gas price": decimal(6, 64, 1),
  "gas used|gas limit|gas": round(21_000, 240_000, 0),
  "hash rate|hashrate": decimal(20, 140, 1),
  "spin speed|spin|spin rpm @ washing washer machine laundry": round(600, 1600, 2),
  "capacity kg|capacity|load capacity|drum capacity @ washing washer dryer laundry laundrymachine":
    whole(6, 14),
  "temperature|wash temperature @ washing washer laundry cycle": round(30, 90, 1),
  "coin price|price per wash|wash price|dry price|price @ washing washer dryer laundrymachine":
    decimal(2, 6, 1),
  "carry on|carry on bags|cabin bags|hand luggage @ baggage luggage fare offer flightoffer": whole(
    1,
    1,
  ),
  "bag count|bags|number of bags|checked bags|luggage count|luggage|suitcases|bag": whole(1, 4),
  "kg price|price kg|price per kg @ laundry": decimal(2, 7, 1),
};
