import type { RowTables } from "../../row-table.ts";

/** What is insured, given, helped with, and what things are sorted under. */
export const causeRows: RowTables = {
  "claim insuranceclaim": `
name | type/category/claim type/policy type/incident type/insurance type | about/incident description | incident location/accident location/loss location/location of loss | claimed amount/claim amount/amount claimed/amount/estimated damage/estimated loss/loss amount/damage estimate/estimated cost/repair estimate
Collision at a junction | Auto/accident/collision | The other car turned left without looking. Front bumper and headlight are damaged. | Mill Lane and Station Road | 1400-9800
Scratched in a car park | Auto/vandalism | A long scratch over both doors, nobody left a note. | Harbour car park | 280-1900
Burst pipe | Home/property/house/household/water damage/water | Water ran through the bathroom floor into the flat below. | Bathroom, second floor | 1800-12500
Break-in | Home/property/house/theft/household/burglary | Door forced, laptop and jewellery are gone. | Own flat, ground floor | 900-6400
Kitchen fire | Home/property/house/fire/household | A pan caught fire. Hob and cupboards are destroyed. | Own kitchen | 2600-24000
Physiotherapy after a fall | Health/medical/injury | Ten sessions, prescribed by the doctor. | Stairs at the station | 320-1100
Lost luggage | Travel/baggage | The suitcase never arrived, the airline confirmed it. | Airport, baggage claim | 240-1600
Trip cancelled because of illness | Travel/cancellation/trip | Doctor's note and booking are attached. | At home | 350-2400
`,
  "insurance insurancepolicy insuranceplan insuranceproduct": `
name/policy name/plan name/product name | type/category/policy type/insurance type/product type/coverage type | about | coverage/coverage details | exclusions
Car {kind:comprehensive/third party} | Auto | For damage to others and to your own car. | Liability, theft and collision | Racing, Wear and tear, Driving without a licence
Home contents | Home/household/property/contents | For everything that would fall out if you turned your home upside down. | Fire, water and theft | Flooding, Wear and tear, Cash
Building cover | Home/property/building/house | For walls, roof and everything that is fixed. | Fire, storm and water | Earthquake, Poor maintenance
Term life {years:15/20/25} | Life/term life | A fixed sum for the family. | Death benefit | Fraud, Undeclared illness
Family health | Health/medical | Doctors, hospital and medicine for up to five people. | Inpatient and outpatient | Cosmetic surgery, Experimental treatment
Worldwide travel | Travel | For trips of up to eight weeks. | Medical costs, cancellation and luggage | Extreme sports, Known illnesses
`,
  "fundraisingcampaign donationcampaign fundraiser charitycampaign crowdfundingcampaign cause": `
name | category/cause/type/topic | about/story | beneficiary/beneficiary name/recipient/in aid of
Trees for the school yard | Environment/education/community/climate | Shade for four classrooms, planted by the pupils themselves. | Hill Road School
Warm meals for the winter | Hunger/food/community/poverty/humanitarian | A kitchen on wheels, every evening at the station. | Northside Food Bank
Rebuild the animal shelter | Animals | The roof leaks, and forty dogs need a dry place. | Riverside Animal Shelter
Blankets and tents after the flood | Emergency/disaster relief/emergency relief/humanitarian/disaster | Handed over on site by people who know the families. | Families in the valley
A new {what:wheelchair/therapy dog/hospital bed} for {who:Mia/Jonas/Elif} | Health/medical | It gives back a part of everyday life. | {who} and family
Books for {many:ten/twelve/twenty} classrooms | Education/children/community | Every class chooses its own shelf. | Hill Road School
Clean water for a village | Water/health/humanitarian/international/community | One well and the training to keep it running. | Village of Oak Springs
Save the wetland | Environment/nature/climate/animals | We buy it, and then we leave it alone. | Green Belt Trust
Instruments for the youth orchestra | Arts/culture/music/education/children | Six violins, two cellos and a set of drums. | City Youth Orchestra
`,
  "volunteeropportunity volunteerjob volunteerrole volunteerevent volunteershift volunteering": `
name | category/cause/area/type/cause area | about | skills/skills required/required skills/skills needed/requirements
Food bank helper | Food/hunger/community/food and shelter/social | Sort what shops have given and hand it out. | Lifting, Friendly manner
Homework club tutor | Education/children/youth/teaching | Sit with pupils after school and explain it once more. | Patience, Good with children, Maths
Tree planting | Environment/nature/conservation | Two hundred young oaks want to be in the ground by noon. | Working outdoors
River clean-up | Environment/nature/community/conservation | Bring good shoes, we bring gloves and bags. | Working outdoors, Lifting
Dog walker | Animals | An hour with a dog that lives in the shelter. | Good with animals, Reliability
Visits at the care home | Seniors/elderly/health/community/social | Read, talk or play cards with somebody. | Patience, Listening
Language partner | Education/refugees/integration/social | Talk for an hour a week, with coffee. | A second language, Patience
`,
};
