import { besideAny, toTextRules } from "../../text-rule.ts";

const forOneself = besideAny(
  "category|reminder days before|reminder days|remind me|reminder|last used at|cancel url|shared with",
);

/** What people keep up at home and for themselves: animals and beds, lists and subscriptions. */
export const keepingRules = toTextRules({
  // Animals and who heals them
  "health status|health|condition @ pet petprofile animal dog cat puppy kitten horse pony rabbit shelteranimal rescueanimal":
    "healthy|healthy|under treatment|recovering|needs a check-up",
  "health notes|medical notes|medical history & breed species":
    "Vaccinated and chipped.|Neutered, no known illnesses.|Sensitive stomach, special food.|Teeth were cleaned this year.|A little overweight, otherwise fine.",
  "notes|note|comments|remarks|behaviour notes|special notes @ pet petprofile & microchip_id microchip breed":
    "Nervous around strangers.|Loves car rides.|Eats twice a day.|Needs slow introductions.|Sleeps in the kitchen.|Afraid of fireworks.",
  "reminder|reminder time|remind me|remind before|alert @ todo task chore deadline assignment event calendarevent familyevent appointment calendarentry calendaritem":
    "10 minutes before|30 minutes before|1 hour before|1 day before|1 week before",
  "name|meal|food|dish & amount_eaten eaten portion_eaten how_much_eaten":
    "Porridge with banana|Pasta with peas|Apple slices|Rice and chicken|Vegetable soup|Yoghurt with berries|Cheese sandwich|Carrot sticks",
  "notes|note|comments|remarks @ growthrecord growth babygrowth childgrowth growthmeasurement growthentry":
    "Growing steadily.|Measured without shoes.|A little above the curve.|Next check in two months.|All within the normal range.",
  "clinic name|clinic|practice name|vet clinic|hospital name @ vet vetvisit vetappointment petappointment petvisit pet veterinary & pet_id pet_name veterinarian":
    "Riverside Animal Clinic|Paws & Claws Practice|Oak Lane Vets|Northgate Veterinary Centre|Meadow Pet Clinic|Harbour Animal Hospital",
  "side effects|reaction|reactions|adverse reaction|adverse reactions & pet_id pet_name veterinarian":
    "None|Sleepy for a day|Mild swelling|Less appetite|Slight fever",
  "name|clinic name|practice name @ vetclinic vetpractice veterinaryclinic veterinarypractice animalclinic animalhospital":
    "Riverside Animal Clinic|Paws & Claws Practice|Oak Lane Vets|Northgate Veterinary Centre|Meadow Pet Clinic|Harbour Animal Hospital",
  "services|service|specialties|service name|treatments offered @ vetclinic vetpractice veterinaryclinic animalclinic animalhospital vetservice":
    "Vaccinations|Dental care|Surgery|X-ray|Microchipping|Nutrition advice|Grooming|Emergency care",
  "role|position|job title|title|job @ ~vetstaff vetclinicstaff ~vetteam vetstaff":
    "Veterinarian|Veterinary nurse|Receptionist|Veterinary assistant|Groomer",
  "role|position|job title|title|job @ clinicstaff hospitalstaff practicestaff wardstaff":
    "Doctor|Nurse|Receptionist|Physiotherapist|Medical assistant",
  "role|position|job title|title|job @ museumstaff gallerystaff exhibitionstaff":
    "Curator|Conservator|Guide|Registrar|Front of house",
  "notes|note|comment @ favorite favourite savedpet shortlist bookmarkedpet":
    "Ask about a visit at the weekend.|Show this one to the family.|My first choice.|Check whether there is still one.|Compare with the others first.",
  "notes|note|comments|remarks|vet notes @ vetvisit vetappointment petvisit petappointment veterinaryvisit & pet_id pet_name":
    "Nervous around strangers.|Takes tablets with cheese.|Very calm on the table.|Weight stable since the last visit.|Call the owner with the results.",
  "notes|note|comments|walk notes @ dogwalk petwalk walkreport dogwalking & walker_name dog_name walker_id":
    "Met two friends in the park.|Pulled a little at the start.|Drank a lot afterwards.|Muddy paws, sorry.|Very calm on the lead.|Chased a squirrel, came back.",
  "feeding schedule|feeding times|feeding|meals|feeding instructions @ pet petsitter petsitting petsitterbooking petboarding kennel & pet_id":
    "Twice a day, dry food|Morning and evening, one cup|Wet food at noon|Hay and fresh greens",
  "review|review text|feedback|comment|testimonial|text @ petsitterbooking petsitting petsitterreview petsitter petboarding dogwalk dogwalking":
    "Sent photos every day.|Our dog came home tired and happy.|The cat did not even miss us.|Friendly, careful and on time.|Will book again next summer.",
  // Museums
  "collections|collection|collection name|permanent collections @ museum gallery artmuseum":
    "Old Masters|Modern painting|Prints and drawings|Sculpture|Decorative arts|Photography|Textiles",
  // Food at home
  "modifications|changes|changes made|tweaks|substitutions|adjustments @ review recipe recipereview cook":
    "Used oat milk instead.|Halved the sugar.|Added more garlic.|Baked it five minutes longer.|Swapped the beans for lentils.",
  "store|shop|supermarket|market|store name|where to buy @ shoppinglist grocerylist grocery pantry pantryitem shopping":
    "Greengrove Market|Corner Fresh|City Market|Harvest Foods|Fresh & Co.",
  // Gardens
  "name|plant|plant name|vegetable|crop @ plant bedplant gardenplant": besideAny(
    "variety|planted on|planted at|quantity|spacing|spacing cm",
  )("Tomato|Carrot|Lettuce|Courgette|Runner bean|Beetroot|Pepper|Strawberry|Basil"),
  "sun exposure|exposure|sunlight|sun @ gardenbed garden raisedbed plot allotment bed":
    "full sun|morning sun|partial shade|full shade",
  "repeat every|repeats every|recurs every|every|repeat interval": "day|3 days|week|2 weeks|month",
  // Homes
  "difficulty|effort|difficulty level @ chore householdchore householdtask gardentask errand":
    "easy|medium|hard",
  "furniture|furnishings|furniture items|pieces of furniture @ room home bedroom livingroom apartment":
    "Sofa|Bookshelf|Wardrobe|Desk|Armchair|Dining table|Chest of drawers|Floor lamp",
  "type|home type|kind|house type @ home household smarthome":
    "apartment|house|townhouse|studio|cottage",
  // Money
  "account name|account|saving account|savings account & target_amount current_amount saved_amount monthly_contribution":
    "Savings account|Joint savings|Rainy day account|Everyday account|Holiday account",
  "name|service|service name|provider|provider name|title|merchant @ subscription": forOneself(
    "Cinebox|Tunely|Cloudnest|Morning Herald|Fitclub|Lingo Plus|Gamedeck|Mealcrate",
  ),
  "category|type|kind @ subscription": forOneself(
    "Streaming|Music|Cloud storage|News|Fitness|Learning|Gaming|Food",
  ),
  "description @ subscription":
    "Renews by itself until it is cancelled.|Can be cancelled at any time.|Paid by card, receipt by email.|Change or pause it in the settings.",
  "notes|note|comment @ subscription": forOneself(
    "Shared with the family.|Cancel before the price goes up.|Only for the summer.|Student discount until June.|Check whether we still use it.",
  ),
  // Asking people
  "min label|low label|scale min label|min value label|left label|lowest label|start label":
    "Not at all|Very poor|Never|Strongly disagree|Very unlikely",
  "max label|high label|scale max label|max value label|right label|highest label|end label":
    "Extremely|Excellent|Always|Strongly agree|Very likely",
});
