/**
 * The words by which a model tells its trade, in its own name or in a neighbour's: what a `server`, a
 * `line` or a `note` is there, many models of the trade say, and no list of models has them all.
 */
const trades: Readonly<Record<string, string>> = {
  kitchen:
    "kitchen dish dishes chef cuisine menu menuitem restaurant diner waiter waitress covers entree appetizer dessert beverage bistro catering buffet bartender barista plated allergens",
  factory:
    "production manufacturing factory machine batch scrap defect defects yield_pct cycle_time downtime oee workorder work_center workcenter assembly plc spindle lot_number tooling good_qty scrap_qty units_produced conveyor foreman",
  farm: "farm crop crops harvest livestock paddock hectares acres acreage soil herd cattle cow ewe irrigation sown planted orchard barn seed fertilizer pesticide ear_tag greenhouse pasture silo dairy flock vineyard sowing soil_ph",
  energy:
    "kwh kw mw mwh gwh kwp solar turbine @grid inverter photovoltaic substation feeder wind_speed_ms megawatt heat_pump hydro @utility charger evse",
  car: "@vehicle @vehicles vin odometer mileage @plate license_plate engine tire tires tyre tyres dealership mechanic automobile motor trim transmission chassis @car repairorder",
  insurance:
    "policyholder policy_number @insured insurer @insurance claim claimant @premium deductible adjuster @coverage underwriter underwriting loss_type loss_date beneficiary claim_number actuary",
  bank: "iban account_number routing_number loan mortgage apr overdraft bank banking teller credit_limit ledger interest_rate cardholder @wire collateral @principal bic swift",
  law: "@court plaintiff defendant docket @judge counsel attorney verdict statute litigation lawsuit matter courtroom jurisdiction billable case_number judgment bail prosecutor paralegal lawfirm",
  state:
    "citizen permit council ordinance municipality municipal zoning parcel_number ballot precinct @agency @ministry public_notice @inspector code_section taxpayer census passport @visa citation constituent",
  freight:
    "shipment consignee consignor container carrier cargo freight manifest pallet pallets warehouse dock truck customs waybill cartons bill_of_lading bol forwarder haulage trailer incoterm parcel courier depot tracking_number",
  property:
    "bedrooms bathrooms sqft square_feet square_footage tenant tenants landlord lease rent property realestate hoa mls apartment condo listing_agent escrow mortgagee realtor year_built lot_size",
  travel:
    "flight airline hotel itinerary cabin passenger passengers departure_airport airport luggage baggage traveler traveller hostel cruise resort pnr boarding tour excursion",
  sportlesson:
    "surflesson skilesson snowboardlesson swimlesson swimminglesson tennislesson golflesson sailinglesson ridinglesson divinglesson kitelesson climbinglesson",
  transit:
    "bus tram metro subway transit headsign timetable stop_name stop_times commuter streetcar shuttle funicular",
  device:
    "sensor sensornode @gateway firmware firmware_version rssi mac_address battery_pct battery_level thermostat telemetry actuator iot beacon device_id wifi_ssid @thing smart_home smartlock",
  mortgage:
    "mortgage mortgageoffer homeloan refinance ltv loan_to_value closing_costs down_payment rate_lock",
  craft:
    "craft crafting handicraft sewing quilt quilting crochet woodworking woodwork hobby maker embroidery macrame pottery",
  home: "@home @household @house @homeinventory @chore @repair @smartplug diy is_diy contractor before_photo photos_before wall_color wall_colour coats furniture power_watts watts is_on brightness energy_today_kwh light_needs appliance in_laundry chore cleaning_supplies",
  works:
    "cnc spindle lathe conveyor pump pumps compressor turbine inverter boiler chiller transformer generator spindle_speed_rpm vibration vibration_mm_s rpm operating_hours runtime_hours engine_hours pressure_bar pressure_psi flow_rate turbidity state_of_charge reactor furnace kiln oee plc",
  army: "@militaryunit @armyunit regiment battalion @brigade @squadron garrison",
  foodaid:
    "foodbank foodpantry fooddrive soupkitchen fooddistribution foodbankdistribution households_served individuals_served families_served",
  archive: "@archive archiverecord archivalrecord archiveitem scope_and_content",
  shop: "sku cart checkout seller buyer storefront merchandise retail wishlist marketplace add_to_cart compare_at_price bids watchers listing_fee",
};

/**
 * `$farm` is all of these, any other word itself. A word behind `@` tells the trade in the name of a
 * model alone: what has an `insuranceExpiry` is not what insurers write about.
 */
export function wordsOfTrade(word: string, isNeighbour: boolean): readonly string[] {
  if (!word.startsWith("$")) return [word];
  const words = (trades[word.slice(1)] ?? "").split(" ");
  return words.flatMap((one) => (one.startsWith("@") ? (isNeighbour ? [] : one.slice(1)) : one));
}
