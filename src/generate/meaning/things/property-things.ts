import { day, hour, minute, type ThingTable } from "./thing.ts";

/** Homes and vehicles, to buy, let and mend. */
export const propertyThings: ThingTable = {
  "apartment flat condo": {
    name: "Bright {rooms} flat near {street}|Sunny {rooms} apartment on {street}|Loft in {place}|Quiet {rooms} flat with balcony|Renovated {rooms} apartment|Corner flat with balcony",
    status: "for sale|for rent|under offer|sold|let",
    type: "apartment|studio|loft|penthouse|maisonette",
    category: "Residential|Holiday home",
    about:
      "Bright living room with large windows, a separate kitchen and a balcony to the courtyard.|Renovated two years ago, close to schools, parks and the tram.|Quiet street, a lift and a cellar.|Oak floors, a lift and a view of the city.|New kitchen, bathroom with a window, and room for bikes in the yard.|High ceilings, double windows and a large storage room.|Ready to move in, ten minutes by bike to the centre.",
    price: [148_000, 890_000, -3],
  },
  "property house home listing realestate estate unit": {
    name: "Bright {rooms} flat near {street}|Modern {rooms} house with garden|Loft in {place}|Sunny apartment on {street}|Renovated {rooms} townhouse|Corner flat with balcony",
    status: "for sale|for rent|under offer|sold|let",
    type: "apartment|house|studio|townhouse|loft|villa",
    category: "Residential|Commercial|Land|Holiday home",
    about:
      "Bright living room with large windows, a separate kitchen and a balcony to the courtyard.|Renovated two years ago, close to schools, parks and the tram.|Quiet street, south-facing garden and a cellar.|Oak floors, a lift and a view of the city.",
    price: [148_000, 1_250_000, -3],
  },
  "tenancy lease rental rent tenant": {
    status: "active|ending soon|ended|in arrears",
    type: "fixed term|open-ended|short stay",
    price: [540, 3200, 0],
    reason: "End of contract|Moving away|Buying a home",
    duration: [180 * day, 720 * day],
  },
  "viewing showing inspection": {
    status: "requested|confirmed|completed|cancelled",
    type: "on site|video|open house",
    duration: [15 * minute, 60 * minute],
  },
  "building construction site": {
    name: "{street} {number}|{adjective} House|{place} Tower|Block {letter}",
    status: "planned|under construction|completed",
    type: "residential|office|school|warehouse",
  },
  "maintenance repair workorder": {
    name: "Replace {part}|Check {part}|Repair {part}|Annual service",
    status: "open|scheduled|in progress|completed|on hold",
    type: "preventive|corrective|emergency|inspection",
    category: "Electrical|Plumbing|Heating|Mechanical",
    about:
      "Noise under load, check bearings first.|Replace the seal and test for leaks.|Somebody is home after five.|Started last week and is getting worse.|Please call before you come.|Second visit, the first did not help for long.|Photos are attached.",
    isNoted: true,
    reason: "Wear|Leak|Power failure|Regular service",
    duration: [30 * minute, 6 * hour],
    price: [40, 1800, 0],
  },
  "maintenancerequest repairrequest facilityrequest": {
    name: "Kitchen tap drips|Radiator stays cold|Hall light flickers|Front door does not lock|Toilet keeps running|Sockets without power|Drain is blocked|Boiler shows an error",
    status: "open|scheduled|in progress|completed|on hold",
    category: "Plumbing|Electrical|Heating|Doors and locks",
  },
  "vehicle car truck van auto automobile": {
    status: "available|in use|in service|sold|reserved",
    type: "sedan|hatchback|estate|SUV|van|coupe",
    category: "Compact|Family|Luxury|Commercial",
    about: "One owner, full service history, new tyres.|Economical, ideal for the city.",
    isNoted: true,
    price: [6800, 58_000, -2],
    weight: [900, 2600],
  },
  "motorcycle bike bicycle scooter": {
    status: "available|in use|charging|in repair",
    type: "city|road|mountain|electric|cargo",
    price: [180, 5200, 0],
    weight: [8, 210],
  },
  fleet: { name: "{place} fleet|Delivery vans|Company cars", status: "active|inactive" },
  "charger charging": {
    name: "{street} {number}",
    status: "available|charging|reserved|out of order",
    type: "AC|DC fast|Type 2|CCS",
  },
  "parking garage lot": {
    name: "{street} Garage|Level {small}",
    status: "free|occupied|reserved",
    type: "standard|disabled|electric",
    price: [1, 28, 2],
  },
};
