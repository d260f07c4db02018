import type { RowTables } from "../row-table.ts";

/** What is insured, given, helped with, and what things are sorted under. */
export const causeRows: RowTables = {
  "claim insuranceclaim": `
name | type/category/claim type/policy type/incident type/insurance type | about/incident description
Collision at a junction | Auto/car/vehicle/motor/accident/collision | The other car turned left without looking. Front bumper and headlight are damaged.
Scratched in a car park | Auto/car/vehicle/motor/vandalism | A long scratch over both doors, nobody left a note.
Hail damage | Auto/car/vehicle/motor/weather/property | Dents on roof and bonnet after a storm.
Burst pipe | Home/property/house/household/water damage/water/water_damage | Water ran through the bathroom floor into the flat below.
Break-in | Home/property/house/theft/household/burglary | Door forced, laptop and jewellery are gone.
Kitchen fire | Home/property/house/fire/household | A pan caught fire. Hob and cupboards are destroyed.
Physiotherapy after a fall | Health/medical/injury | Ten sessions, prescribed by the doctor.
Dental crown | Health/medical/dental | Treatment plan and invoice are attached.
Lost luggage | Travel/baggage | The suitcase never arrived, the airline confirmed it.
Trip cancelled because of illness | Travel/cancellation/trip | Doctor's note and booking are attached.
Dog bite | Liability/pet/personal liability | The neighbour's coat and hand were injured.
Death benefit | Life | Certificate and policy are attached.
`,
  "insurance insurancepolicy insuranceplan insuranceproduct": `
name/policy name/plan name/product name | type/category/policy type/insurance type/product type | about | coverage/coverage type/coverage details | exclusions | covered items/covers/benefits/inclusions
Car {kind:comprehensive/third party} | Auto/car/vehicle/motor | For damage to others and to your own car. | Liability, theft and collision | Racing, Wear and tear, Driving without a licence | Collision, Theft, Glass
Home contents | Home/household/property/contents | For everything that would fall out if you turned your home upside down. | Fire, water and theft | Flooding, Wear and tear, Cash | Fire, Water, Burglary
Building cover | Home/property/building/house | For walls, roof and everything that is fixed. | Fire, storm and water | Earthquake, Poor maintenance | Fire, Storm, Pipes
Term life {years:15/20/25} | Life/term life | A fixed sum for the family. | Death benefit | Fraud, Undeclared illness | Death benefit, Terminal illness
Family health | Health/medical | Doctors, hospital and medicine for up to five people. | Inpatient and outpatient | Cosmetic surgery, Experimental treatment | Hospital, Doctors, Medicine
Dental plus | Dental/health | Check-ups in full, crowns in part. | Preventive and basic care | Cosmetic work, Whitening | Check-ups, Fillings, Crowns
Worldwide travel | Travel | For trips of up to eight weeks. | Medical costs, cancellation and luggage | Extreme sports, Known illnesses | Medical costs, Cancellation, Luggage
Personal liability | Liability/personal | When something of somebody else breaks. | Injury and damage to others | Damage on purpose, Cars | Injury, Damage, Legal costs
Pet cover | Pet/animal | Operations and accidents of cats and dogs. | Vet costs | Breeding, Routine vaccinations | Operations, Accidents
Small business | Business/commercial/liability | Office, stock and mistakes at work. | Liability and property | Cyber attacks, Fines | Property, Liability
`,
  "fundraisingcampaign donationcampaign fundraiser charitycampaign crowdfundingcampaign cause": `
name | category/cause/type/topic | about/story
Trees for the school yard | Environment/education/community/climate | Shade for four classrooms, planted by the pupils themselves.
Warm meals for the winter | Hunger/food/community/poverty/humanitarian | A kitchen on wheels, every evening at the station.
Rebuild the animal shelter | Animals/animal welfare | The roof leaks, and forty dogs need a dry place.
Blankets and tents after the flood | Emergency/disaster relief/emergency relief/humanitarian/disaster | Handed over on site by people who know the families.
A new {what:wheelchair/therapy dog/hospital bed} for {who:Mia/Jonas/Elif} | Health/medical | It gives back a part of everyday life.
Books for {many:ten/twelve/twenty} classrooms | Education/children/community | Every class chooses its own shelf.
Clean water for a village | Water/health/humanitarian/international/community | One well and the training to keep it running.
Save the wetland | Environment/nature/climate/animals | We buy it, and then we leave it alone.
Instruments for the youth orchestra | Arts/culture/music/education/children | Six violins, two cellos and a set of drums.
Research into rare diseases | Health/research/medical/science | Two years of work in a small laboratory.
Night shelter for young people | Housing/homelessness/community/children/poverty | Eight beds, breakfast and somebody who listens.
Sports kit for the girls' team | Sports/sport/children/community/youth | Shirts, shoes and a set of goals.
`,
  "volunteeropportunity volunteerjob volunteerrole volunteerevent volunteershift volunteering": `
name | category/cause/area/type/cause area | about | skills/skills required/required skills/skills needed/requirements
Food bank helper | Food/hunger/community/food and shelter/social | Sort what shops have given and hand it out. | Lifting, Friendly manner
Homework club tutor | Education/children/youth/teaching | Sit with pupils after school and explain it once more. | Patience, Good with children, Maths
Tree planting | Environment/nature/conservation | Two hundred young oaks want to be in the ground by noon. | Working outdoors
River clean-up | Environment/nature/community/conservation | Bring good shoes, we bring gloves and bags. | Working outdoors, Lifting
Dog walker | Animals/animal welfare | An hour with a dog that lives in the shelter. | Good with animals, Reliability
Visits at the care home | Seniors/elderly/health/community/social | Read, talk or play cards with somebody. | Patience, Listening
Driver for meals | Seniors/food/health/logistics/community | A round of twelve doors at noon. | Driving licence, Friendly manner
Language partner | Education/refugees/integration/social | Talk for an hour a week, with coffee. | A second language, Patience
Festival steward | Events/arts/culture/community | Show people the way and keep an eye on the gate. | Friendly manner, Standing for hours
Website for a small charity | Technology/digital/marketing/it/remote | A few pages that anybody can change. | Web design, Writing
First-aid post | Health/medical/emergency/sports | Bandages, water and a calm voice. | First aid
`,
  "category productcategory shopcategory storecategory catalogcategory": `
name | about
Furniture | Tables, chairs and shelves for every room.
Lighting | Lamps for desks, ceilings and late evenings.
Kitchen | Pots, knives and everything that helps to cook.
Textiles | Blankets, cushions and towels.
Stationery | Notebooks, pens and paper.
Garden | Tools, pots and seeds for balconies and beds.
Storage | Boxes, baskets and hooks.
Bathroom | Towels, mirrors and small shelves.
Office | Desks, chairs and what lies on them.
Decoration | Vases, frames and candles.
Outdoor | Chairs, lanterns and blankets for the terrace.
Kids | Small furniture and toys that last.
`,
  "category blogcategory topic": `
name | about
Technology | Tools, code and the people behind them.
Travel | Trains, maps and long weekends.
Food | Recipes and kitchens, small and large.
Health | Sleep, movement and what helps.
Culture | Books, films and exhibitions.
Business | Work, teams and money.
Design | Type, colour and screens.
Science | What was found out, explained calmly.
Sport | Matches, training and clubs.
Education | Schools, courses and learning by oneself.
Home | Rooms, plants and repairs.
Music | Albums, concerts and instruments.
`,
  "tag label": `
name/label | about
urgent | Has to be done first.
in review | Somebody is looking at it.
new | Added within the last days.
favourite | Marked by many.
needs work | Not ready yet, see the comments.
internal | Only for our own team.
seasonal | Comes back every year.
beginner | Good to start with.
archive | Kept, but no longer changed.
customer | Asked for by a customer.
idea | Not decided yet.
offline | Also available without a connection.
`,
  "collection productcollection": `
name | about | tags
{season:Spring/Summer/Autumn/Winter} Favourites | What people liked best this season. | seasonal, bestsellers
Small Spaces | For rooms where every corner counts. | storage, compact
Made by Hand | Each piece is a little different. | handmade, craft
Gifts under Fifty | Small things that make somebody smile. | gifts, small
Slow Mornings | Cups, blankets and good light. | home, cosy
Back to Work | For desks, bags and clear heads. | office, everyday
Natural Materials | Wood, linen, wool and clay. | natural, sustainable
Outdoors | For terraces, parks and long weekends. | outdoor, travel
New Arrivals | Fresh from the workshop. | new
Last Pieces | Gone when they are gone. | sale, last chance
`,
};
