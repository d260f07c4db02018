import type { RowTables } from "../../row-table.ts";

/** What goes wrong, is kept in order, and who is looked for to do it. */
export const upkeepRows: RowTables = {
  "maintenancerecord servicerecord maintenancelog vehiclemaintenance carmaintenance servicelog carservice vehicleservice & vehicle vehicle_id car_id odometer odometer_km": `
type/service type/maintenance type/kind | about/content/description/work done/details | cost/price/total cost/amount
Oil change/preventive/scheduled/routine/regular | Oil and filter changed, levels topped up. | 65-150
Inspection/preventive/scheduled/routine/regular | Brakes, lights and emissions checked, no findings. | 80-190
Brakes/corrective/repair/unscheduled | Front pads and discs replaced. | 240-520
Tyres/corrective/repair/replacement | Four new tyres, fitted and balanced. | 280-620
Battery/emergency/breakdown/corrective/repair | Did not start in the morning, battery replaced. | 120-240
Flat tyre/emergency/breakdown/unscheduled | Towed from the motorway, one wheel replaced. | 140-320
Windscreen/repair/corrective | Stone chip filled, no new glass needed. | 60-140
Air conditioning/corrective/repair | Coolant refilled, leak sealed. | 130-310
Transmission/repair/corrective/emergency | Gearbox adjusted after a test drive. | 320-980
`,
  "damage vehicledamage cardamage damagerecord & vehicle vehicle_id car_id rental_id": `
severity/level | about/content/description/details | repair cost/cost/estimated cost/amount/estimated repair cost | location/part/area
Minor/low/light/cosmetic | Scratch on the rear bumper, no dent. | 120-280 | Rear bumper
Minor/low/light/cosmetic | Stone chip in the windscreen, passenger side. | 70-140 | Windscreen
Minor/low/light/cosmetic | Kerb marks on the front left rim. | 90-180 | Front left wheel
Moderate/medium | Dent in the left door, paint broken. | 420-890 | Left door
Moderate/medium | Right mirror torn off in a narrow street. | 260-480 | Right mirror
Moderate/medium | Rear light broken while parking. | 240-420 | Rear light
Severe/high/major/heavy | Front bumper and radiator damaged in a collision. | 2400-5200 | Front
Severe/high/major/heavy | Rear end pushed in at a traffic light. | 3100-6800 | Rear
`,
  "maintenancerequest repairrequest repairticket maintenanceticket maintenance": `
name | category/type/trade/issue type/request type | about
Tap drips in the {room:kitchen/bathroom} | Plumbing/water/repair | A drop every second, also when it is closed firmly.
Hall light flickers | Electrical/electric/lighting/repair | Mostly in the evening, with every bulb.
One radiator stays cold | Heating/hvac/repair | The others are warm. It makes a gurgling sound.
Dishwasher stops halfway | Appliance/appliances/repair | It beeps and leaves water at the bottom.
Window does not close | Carpentry/windows/structural/other/general | The handle turns, but the frame is stuck at the top.
Oven does not heat | Appliance/appliances/repair | The light is on, the fan runs, no heat.
Front door lock sticks | Security/locks/carpentry/other/general | The key has to be turned three times.
Stain on the ceiling | Structural/plumbing/roof/other/general | Brown and slowly growing, under the bathroom above.
Air conditioning is loud | HVAC/heating/cooling | It rattles from the start and gets louder.
Socket without power in the {room:office/bedroom} | Electrical/repair | Others on the same wall work.
Paint peels in the stairwell | Painting/structural/other/general | Two square metres next to the lift.
`,
  "securityincident securityalert cyberincident": `
name/summary | type/category/incident type/attack type | about
Fake invoice mail to accounting | Phishing/social engineering | Two people clicked the link, their passwords were reset.
Malware found on a laptop | Malware/ransomware | The device was taken off the network and set up again.
Customer list sent to the wrong address | Data breach/data leak/data loss | The recipient has deleted it.
Flood of requests | DDoS/dos/denial of service | From many addresses, filtered at the edge.
New admin account | Unauthorized access/intrusion | Nobody had asked for it, so it was locked.
Sign-in from two countries | Anomaly/policy violation | Within ten minutes of each other.
`,
  "safetyincident workplaceincident siteincident accidentreport injuryreport workaccident": `
name | type/category/incident type/hazard type | about/what happened | action taken/actions taken/immediate action/corrective action/measures
Fall from a ladder | Fall/injury/slip/fall from height/slip trip fall | The ladder stood on loose ground. | Ladder secured, crew briefed again.
Slip on wet boards | Fall/slip/slip trip fall/trip | Came down on one knee. | Boards swept and covered with mats.
Hand caught in a guard | Equipment/machinery/machine | While clearing a jam, with the machine running. | Guard repaired, lock for cleaning added.
Drill slipped | Equipment/tool/cut/laceration/machinery | Cut on the forearm, treated on site. | Worn drill bit taken out of use.
Shock from a cable | Electrical/electric shock/electricity | Insulation was damaged at the plug. | Cable replaced, all others checked.
Sparks at the switch box | Electrical/fire/burn | Loose contact in the temporary supply. | Box shut down until the electrician had been there.
Forklift touched a rack | Vehicle/property damage/forklift/collision/struck by | Turned too early with a wide load. | Lane marked, mirror put up at the corner.
Van reversed into a fence | Vehicle/collision/struck by/traffic | Nobody was guiding the driver. | A guide is needed from now on.
Dust in the eye | Other/chemical/exposure/dust | Worked without goggles for a moment. | Eye rinsed, goggles handed out.
Brick fell from the scaffold | Near miss/struck by | Nobody was below. | Boards fitted on every level.
Diesel leaked from a tank | Environmental/spill | Some ten litres ran onto the gravel. | Soil removed, tank set in a tray.
Back strain | Other/strain/ergonomic/lifting/manual handling | Lifted a bag of cement alone. | Rule of two for heavy bags repeated.
`,
  "maintenancelog maintenancerecord maintenanceentry servicelog machinemaintenance & machine machine_id machine_name equipment_id equipment downtime_hours downtime_minutes": `
name | type/category/maintenance type/work type | about/work performed/work done/notes | parts replaced/parts/parts used
Yearly service | Preventive/scheduled/routine/maintenance | Filters, oil and belts changed by the plan. | Oil filter, Drive belt, Air filter
Bearings greased | Preventive/lubrication/routine/scheduled | All points on the list, with the machine stopped. | Grease cartridge
Coolant changed | Preventive/routine/scheduled/maintenance | Tank cleaned and filled again. | Coolant, Filter cartridge
Spindle bearing replaced | Corrective/repair/breakdown/unplanned | Noise under load, runs quietly again. | Spindle bearing, Seal kit
Drive belt replaced | Corrective/repair/breakdown/unplanned | Had slipped at full speed. | Drive belt
Sensor replaced | Corrective/repair/breakdown/emergency/unplanned | Wrong values since the morning, calibrated afterwards. | Proximity sensor, Cable
Hydraulic hose replaced | Corrective/repair/emergency/breakdown/unplanned | Leak at the joint, pressure tested. | Hydraulic hose, O-ring set
Safety inspection | Inspection/safety/audit | Guards, switches and emergency stop tested. | Warning label
Alignment checked | Inspection/calibration/check | Within tolerance on all axes. | Shim set
Electrical inspection | Inspection/electrical/safety | Connections tightened, one fuse replaced. | Fuse 10 A
`,
  "workorder serviceorder repairorder": `
name | type/category/work type/order type | about
Inspect the {what:pump/compressor/boiler} | inspection/preventive | Noise, pressure and leaks, by the checklist.
Replace the {what:drive belt/filter/door seal} | replacement/corrective/repair | Worn, as seen at the last round.
Repair the leaking {what:valve/pipe/hose} | repair/corrective/emergency | A puddle forms within an hour.
Calibrate the {what:scale/sensor/thermostat} | calibration/preventive/inspection | Reads a little high compared with the reference.
Grease bearings on line {small} | preventive/maintenance | By the plan, with the machine stopped.
Fix lights in the {where:car park/stairwell/warehouse} | repair/corrective | Three lamps are out, one flickers.
Install a {what:card reader/wall charger/water meter} | installation/project | Cable is laid up to the wall.
Test the emergency {what:lights/exits/generator} | inspection/safety/preventive | Full run with a note for each unit.
`,
  "securityincident incident incidentreport guardreport & guard guard_id guard_name guard_on_duty officer_on_duty police_notified police_called patrol_id": `
name | type/category/incident type | about | location/area/zone
Bicycle taken from the rack | Theft/stolen property | Lock cut, nobody saw it happen. | Bike racks, gate 2
Laptop missing from a desk | Theft/stolen property | Last seen the evening before, drawer was open. | Office, third floor
Two people behind the fence | Trespassing/unauthorized access/intrusion/suspicious activity | Left at once when the guard called them. | Loading yard
Visitor without a badge | Trespassing/unauthorized access/access violation/intrusion | Came in behind an employee, taken back to reception. | Main entrance
Graffiti on the side wall | Vandalism/property damage/damage | About three metres wide, photographed and reported. | Parking level 1
Window smashed at night | Vandalism/property damage/damage/break in/burglary | A stone lay inside, nothing is missing. | Building C, ground floor
Smoke in the bin room | Fire/alarm/fire alarm/safety | Put out with an extinguisher before the fire service came. | Bin room
Fire alarm in the kitchen | Fire/alarm/fire alarm/false alarm | Burnt toast, everybody was out within four minutes. | Canteen
Guest fainted in the lobby | Medical/medical emergency/injury | Came to after a few minutes, ambulance called. | Lobby
Fall on the wet stairs | Medical/injury/accident/safety/medical emergency | Ankle twisted, first aid given, sign put up. | Stairwell B
Argument at the barrier | Assault/disturbance/altercation/other | Two drivers, calmed down by the guard. | Car park, exit
Bag left unattended | Suspicious activity/suspicious package/other | Owner came back after ten minutes. | Waiting area
`,
  "incidentreport damagereport issuereport faultreport problemreport defectreport hazardreport safetyreport reportedissue damage vehicleissue bikeissue reportedproblem & severity priority status reported_at reported_by photos photo_urls images": `
name/title/summary | category/type/incident type/issue type/damage type/report type/kind/problem | about
Flat tyre at the back | flat tire/flat tyre/tire/tyre/tires/puncture/wheel/mechanical | The rear tyre is flat, probably a piece of glass.
Brakes are too weak | brakes/brake/mechanical/safety | The lever can be pulled almost to the handle.
Battery empty at once | battery/charging/electrical/power | Full in the morning, empty after ten minutes.
Light does not work | lights/lighting/light/electrical/electric | It flickers and then goes out.
Lock is stuck | lock/locking/door/mechanical/access | It opens only after several tries.
Chain came off | chain/gears/drivetrain/mechanical | It happened when changing gears uphill.
Scratches and paint on one side | vandalism/graffiti/damage/property damage/cosmetic/scratch | Nothing else is broken, photos are attached.
Dent on the right side | body/dent/bodywork/exterior/collision/damage/property damage | About the size of a hand, was not there in the morning.
Taken during the night | theft/stolen/missing/loss/security | The lock was cut, nobody saw it happen.
Water on the floor | leak/water/plumbing/water damage/spill/flooding/environmental | It comes from the pipe under the sink.
Not cleaned since yesterday | cleanliness/dirty/cleaning/hygiene/interior | Rubbish was left behind and the seats are sticky.
Cable across the way | hazard/trip hazard/safety/unsafe condition/safety hazard | Someone could fall over it, marked with tape for now.
Slipped on the wet stairs | injury/accident/slip/slip and fall/fall/medical | A bruised knee, first aid was given at once.
Almost hit by a fork-lift | near miss/nearmiss/near_miss | It came around the corner too fast, nobody was hurt.
Machine stops by itself | equipment/equipment failure/machine/malfunction/breakdown/failure | Runs for some minutes, then shows an error.
Too loud at night | noise/disturbance/behavior | Music until two in the morning, again.
Shows the wrong state | software/app/technical/network/connectivity/sensor | The display says free although it is taken.
Stays cold all day | heating/hvac/temperature/cooling | It was turned up yesterday, without effect.
Smoke from the bin | fire/smoke/fire hazard | Put out with water, nobody was hurt.
Something seems loose | other/general/misc/miscellaneous/unknown/structural | It rattles whenever it is moved.
{*}: has to be looked at | * | {when:Noticed this morning/Seen on the last round/Reported twice this week/Found after the weekend}, and not touched since.
`,
  "incident outage alert": `
name | service/component/affected service/system/source | about | root cause/cause | category/type
Uploads failing | media/storage | Files above ten megabytes are refused. | Disk full on the upload node | Availability/outage/infrastructure
Elevated error rate on checkout | payments/checkout/api | Part of the payments fail at the last step. | Expired certificate of a partner | Availability/outage/application
Slow search results | search | Searches take several seconds or time out. | Missing index after a deploy | Performance/database
Webhooks delivered twice | webhooks/api | Some partners receive each event twice. | Retry without a lock | Integration/application/data
Exports stuck in the queue | reports/workers | Exports wait for an hour and then end without a file. | One worker held a lock | Performance/application
Sign-in fails for some users | login/auth | Users with single sign-on see an error page. | Misconfigured redirect | Access/security/outage
High memory on the {service:billing/orders/catalog} service | {service} | Memory grows until the service restarts itself. | Leak in a new library | Performance/memory/infrastructure/application/resource
Processor load high on the {service:search/reports} service | {service} | The load stays above ninety percent for minutes. | A report that ran every minute | Performance/cpu/resource/infrastructure
Disk almost full on the log server | logs/storage | Nine tenths of the disk are in use. | Old logs were kept too long | Storage/disk/capacity/resource/infrastructure
Packets lost between two zones | network/api | Some requests time out and are sent again. | Faulty switch at the provider | Network/connectivity/infrastructure/latency
Database replica behind | database | Reports show numbers that are minutes old. | Long-running query | Performance/database/data
Unusual sign-in attempts | auth/login | Thousands of attempts from few addresses. | Password spraying | Security
`,
  "asset equipment itasset": `
name | category/type/asset type/equipment type | about | manufacturer/brand/make | purchase price/price/cost/value/purchase cost
Laptop, {size:13/14/16} inch | IT equipment/computer | Standard model with docking station. | Kestrel | 980-2100
Office chair | Furniture/chair | Adjustable in height and back. | Nordby | 180-520
Laser printer | IT equipment/printer/office | Shared by the whole floor, prints on both sides. | Aurora | 240-890
Projector | AV equipment/electronics | With remote control and a long cable. | Luma | 420-1400
Delivery van | Vehicle | Three seats and shelves in the back. | Volta | 18000-36000
Network switch, {many:24/48} ports | Network/it equipment | For the rack on the second floor. | Meridian | 320-1800
Forklift | Machinery/vehicle | Electric, lifts one and a half tonnes. | Solano | 14000-32000
Cordless drill | Tools | Two batteries and a case. | Granite | 110-320
`,
  "jobposting vacancy joblisting jobopening jobad opening joboffer": `
name/job title/position/position title/role | department/team/category/function/field | about | requirements/qualifications/must have
{level:/Senior /Junior }Frontend Developer | Engineering | You build the screens that our customers use every day. | Experience with TypeScript, Eye for detail, Clear written communication
{level:/Senior /Lead }Backend Developer | Engineering | You design services that stay fast and simple while we grow. | Experience with databases, Good grasp of testing, Fluent English
{level:/Senior /Junior }UX Designer | Design | You turn questions from users into flows that need no explanation. | A portfolio with two case studies, Experience with prototypes
{level:/Senior }Product Manager | Product | You decide with the team what we build next, and why. | Three years in a similar role, Clear written communication
{level:/Junior }Data Analyst | Data | You answer questions with numbers that everybody understands. | Confident with SQL, Basic statistics
{what:Account/Sales} Manager | Sales | You look after existing customers and find new ones. | Experience in sales, Driving licence, Fluent English
{level:/Senior }Content Marketing Manager | Marketing | You write what people want to read, and find where they read it. | Writing samples, Experience with newsletters
{level:/Senior /Junior }Customer Support Specialist | Customer Success | You solve problems by chat and phone, and tell the team what comes up often. | Patience, Clear written communication, A second language
{level:/Senior /Junior }Accountant | Finance | You keep the books and close each month on time. | Training in accounting, Confident with spreadsheets
{level:/Senior }HR Manager | People | You accompany people from the first call to the last day. | Knowledge of labour law, Discretion
{what:Warehouse/Logistics} Manager | Operations | You lead a team of ten and keep stock and ways in order. | Forklift licence, Experience in leading people
{level:/Senior /Lead }DevOps Engineer | Engineering | You make releases boring and nights quiet. | Experience with cloud services, Good grasp of networks
`,
  "nonconformance nonconformity nonconformancereport ncr qualityissue qualitydefect productdefect capa defect defectreport & part_number part_name batch_number batch_id lot_number lot_id production_line disposition quantity_rejected rejected_quantity quantity_affected affected_quantity": `
type/defect type/defect/category/nonconformance type/failure mode | about/defect description/problem description/issue description | root cause/cause | corrective action/corrective actions/action taken/immediate action | preventive action/preventive measure
Dimension/dimensional/wrong dimension/out of tolerance | Bore 0.08 mm over tolerance on six of fifty parts. | Tool wear on the reamer | Reamer replaced, batch sorted with a plug gauge. | Tool change after 800 parts
Surface/cosmetic/scratch/surface defect | Scratches on the visible side. | Parts stacked without separators | Parts reworked and polished. | Foam trays for transport
Material/contamination | Wrong alloy on the certificate of the supplier. | Mixed coils at goods receipt | Coil blocked and returned. | Spectrometer test at goods receipt
Assembly/missing part/missing component | Two of four screws missing. | Step skipped after the shift change | All units of the shift checked. | Screwdriver counts each screw
Welding/weld defect/crack | Porosity in the seam, seen in the X-ray. | Gas flow too low | Seams ground out and welded again. | Alarm on low gas flow
Labelling/label/packaging/documentation | Label shows the wrong revision. | Old template on the printer | Cartons labelled again. | Templates locked by the system
Functional/functional failure/leak/seal | Unit fails the leak test at 2 bar. | O-ring pinched on fitting | O-rings replaced, units tested again. | New fitting cone at station 4
Coating/paint/finish | Paint runs on the lower edge. | Viscosity not checked | Stripped and painted again. | Viscosity logged each hour
`,
};
