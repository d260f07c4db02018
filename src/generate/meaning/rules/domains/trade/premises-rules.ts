import type { Member } from "../../../../member.ts";
import { oneOf } from "../../../../one-of.ts";
import { pick, toTextRules } from "../../text-rule.ts";

const helpers = pick("Manager|Assistant|Receptionist|Apprentice|Team leader|Driver");

const offices = oneOf(
  "company|organization|organisation|department|team|project|startup|employer|business|office|firm|division|unit|agency|workspace|corporation|enterprise|customer|client|vendor|supplier|contractor|branch",
);

/** Who stands in a list of a laundry's staff has no office's job. */
const isInHouse = ({ outer }: Member) =>
  outer !== undefined && !outer.words.some((word) => offices.test(word));

/** Who works in a house of one trade, and what is to be had there. */
export const premisesRules = toTextRules({
  "role|position|job title|title|job @ salonstaff hairsalonstaff beautysalonstaff":
    "Stylist|Senior stylist|Colourist|Barber|Receptionist|Nail artist",
  "role|position|job title|title|job @ barbershopstaff barberstaff":
    "Barber|Senior barber|Apprentice|Receptionist|Shop manager",
  "role|position|job title|title|job @ spastaff wellnessstaff massagestaff":
    "Massage therapist|Beautician|Receptionist|Yoga teacher|Spa manager",
  "role|position|job title|title|job @ dentiststaff dentalstaff dentalclinicstaff dentalpracticestaff":
    "Dentist|Dental hygienist|Dental assistant|Receptionist|Orthodontist",
  "role|position|job title|title|job @ garagestaff workshopstaff autoshopstaff mechanicstaff carworkshopstaff carwashstaff repairshopstaff dealershipstaff":
    "Mechanic|Apprentice|Service adviser|Body technician|Workshop manager",
  "role|position|job title|title|job @ tattoostaff tattoostudiostaff":
    "Tattoo artist|Piercer|Apprentice|Studio manager",
  "role|position|job title|title|job @ gymstaff fitnessstaff fitnessclubstaff fitnesscenterstaff studiostaff yogastaff yogastudiostaff":
    "Personal trainer|Instructor|Receptionist|Nutrition coach|Studio manager",
  "role|position|job title|title|job @ restaurantstaff cafestaff bistrostaff dinerstaff pubstaff barstaff kitchenstaff pizzeriastaff foodtruckstaff canteenstaff":
    "Chef|Sous-chef|Waiter|Bartender|Host|Kitchen porter|Shift manager",
  "role|position|job title|title|job @ coffeeshopstaff coffeestaff coffeehousestaff":
    "Barista|Senior barista|Shift manager|Baker|Cashier",
  "role|position|job title|title|job @ bakerystaff patisseriestaff":
    "Baker|Pastry chef|Counter assistant|Apprentice|Delivery driver",
  "role|position|job title|title|job @ hotelstaff hostelstaff resortstaff innstaff guesthousestaff motelstaff":
    "Receptionist|Concierge|Housekeeper|Chef|Porter|Night manager",
  "role|position|job title|title|job @ schoolstaff highschoolstaff elementaryschoolstaff":
    "Teacher|Head teacher|Teaching assistant|School secretary|Caretaker|School counsellor",
  "role|position|job title|title|job @ kindergartenstaff nurserystaff daycarestaff preschoolstaff":
    "Educator|Assistant|Head of centre|Cook|Trainee",
  "role|position|job title|title|job @ lawfirmstaff firmstaff chambersstaff":
    "Partner|Associate|Paralegal|Legal assistant|Receptionist",
  "role|position|job title|title|job @ bankstaff branchstaff bankbranchstaff":
    "Teller|Branch manager|Loan officer|Customer adviser|Financial adviser",
  "role|position|job title|title|job @ storestaff shopstaff supermarketstaff bookstorestaff bookshopstaff boutiquestaff grocerystaff retailstaff":
    "Sales assistant|Cashier|Store manager|Stock clerk|Visual merchandiser",
  "role|position|job title|title|job @ pharmacystaff":
    "Pharmacist|Pharmacy technician|Counter assistant|Delivery driver",
  "role|position|job title|title|job @ librarystaff":
    "Librarian|Library assistant|Archivist|Children's librarian|Caretaker",
  "role|position|job title|title|job @ farmstaff ranchstaff vineyardstaff orchardstaff":
    "Farm manager|Farm hand|Tractor driver|Herdsperson|Seasonal worker",
  "role|position|job title|title|job @ zoostaff aquariumstaff animalparkstaff":
    "Zookeeper|Veterinarian|Guide|Gardener|Feed manager",
  "role|position|job title|title|job @ animalshelterstaff petshelterstaff":
    "Animal carer|Veterinary nurse|Adoption adviser|Volunteer|Shelter manager",
  "role|position|job title|title|job @ cinemastaff movietheaterstaff":
    "Projectionist|Usher|Box office clerk|Kiosk assistant|Cinema manager",
  "role|position|job title|title|job @ warehousestaff depotstaff fulfillmentcenterstaff":
    "Warehouse worker|Forklift driver|Picker|Shift leader|Inventory clerk",
  "role|position|job title|title|job @ constructionstaff sitestaff constructionsitestaff constructionprojectstaff":
    "Site manager|Foreman|Bricklayer|Electrician|Crane operator|Carpenter",
  "role|position|job title|title|job @ cleaningstaff cleaningcompanystaff":
    "Cleaner|Team leader|Window cleaner|Supervisor",
  "role|position|job title|title|job @ carehomestaff nursinghomestaff":
    "Nurse|Caregiver|Cook|Activity coordinator|Home manager",
  "role|position|job title|title|job @ campsitestaff campgroundstaff":
    "Warden|Receptionist|Grounds keeper|Kiosk assistant",
  "role|position|job title|job @ staff staffmember employee worker": (context) =>
    isInHouse(context.member) ? helpers(context) : undefined,
  "services|services offered|service list @ barbershop barber barbers":
    "Haircut|Beard trim|Hot towel shave|Skin fade|Children's cut|Hair and beard",
  "services|services offered|service list @ nailsalon nailstudio nailbar":
    "Manicure|Pedicure|Gel nails|Nail art|Shellac|Hand massage",
  "services|services offered|treatments|service list @ massagetherapist massage massagestudio":
    "Swedish massage|Deep tissue massage|Sports massage|Hot stones|Foot reflexology",
  "services|services offered|treatments|service list @ dentist dentalclinic dentalpractice dentaloffice":
    "Check-up|Cleaning|Fillings|Root canal treatment|Whitening|Implants",
  "services|services offered|service list|packages|wash types @ carwash":
    "Exterior wash|Interior cleaning|Full wash|Hot wax|Engine wash|Wheel cleaning",
  "services|services offered|service list @ tattoostudio tattoo tattooshop tattooparlor":
    "Custom tattoo|Cover-up|Touch-up|Piercing|Flash tattoo|Consultation",
  "specialties|specialty|style|styles @ tattoostudio tattooartist tattooshop tattooparlor":
    "Fine line|Black and grey|Traditional|Watercolour|Lettering|Geometric",
  "services|services offered|service list @ gym fitnessclub fitnesscenter healthclub":
    "Personal training|Group classes|Nutrition advice|Body analysis|Childcare|Physiotherapy",
  "services|services offered|service list @ yogastudio pilatesstudio":
    "Group classes|Private lessons|Online classes|Workshops|Teacher training|Mat hire",
  "services|services offered|service list|service options|dining options @ restaurant cafe bistro diner pub pizzeria coffeeshop":
    "Dine-in|Takeaway|Delivery|Catering|Private events|Outdoor seating",
  "services|services offered|service list @ bakery patisserie":
    "Birthday cakes|Wedding cakes|Pre-orders|Delivery|Breakfast|Catering",
  "specialties|specialty|known for @ bakery patisserie":
    "Sourdough bread|Croissants|Rye bread|Fruit tarts|Cinnamon rolls|Cheesecake",
  "services|services offered|service list @ hotel hostel resort inn guesthouse motel":
    "Room service|Laundry|Airport shuttle|Concierge|Luggage storage|Bike hire",
  "services|services offered|service list @ lawfirm lawyer attorney lawoffice solicitor":
    "Legal advice|Contract review|Representation in court|Mediation|Wills and estates|Company formation",
  "services|services offered|service list @ bank bankbranch":
    "Current accounts|Mortgages|Personal loans|Savings accounts|Currency exchange|Safe deposit boxes",
  "services|services offered|service list @ store shop bookstore bookshop boutique supermarket":
    "Home delivery|Click and collect|Gift wrapping|Gift cards|Repairs|Advice",
  "services|services offered|service list @ library":
    "Book loans|Reading room|Printing|Interlibrary loans|Story time|Study rooms",
  "services|services offered|service list @ museum gallery":
    "Guided tours|Audio guide|Workshops|Cloakroom|Museum shop|Group visits",
  "name|title|collection name @ museumcollection gallerycollection archivecollection":
    "Dutch Masters|Ancient Egypt|Modern Prints|Silver and Glass|Photography since 1900|Coins and Medals|Maps and Globes",
  "description|about|summary @ museumcollection gallerycollection archivecollection":
    "Shown in four rooms on the first floor.|Begun with a gift from a collector.|Most of it can be seen on request.|The best of it is always on show.|Still growing by a few pieces each year.",
  "notes|note|comments|remarks|officer notes @ parkingticket parkingfine parkingviolation parkingcitation trafficticket":
    "Photo taken at the windscreen.|Driver came back during the check.|Second time this month.|Ticket left behind the wiper.|Hazard lights were on.",
  "type|service type|service|work done|description @ servicehistory servicerecord vehicleservicerecord carservicerecord carservice":
    "Annual inspection|Oil change|Brake pads replaced|Tyre change|Battery replaced|Full service",
  "services|services offered|service list @ photographer photostudio photographystudio":
    "Portraits|Weddings|Family shoots|Product photos|Passport photos|Retouching",
  "services|services offered|service list @ printshop printer copyshop":
    "Business cards|Posters|Flyers|Large format|Binding|T-shirt printing",
  "services|services offered|service list @ travelagency travelagent":
    "Flights|Package tours|Cruises|Hotels|Travel insurance|Visa service",
  "specialties|specialty|destinations @ travelagency travelagent":
    "City trips|Family holidays|Cruises|Safaris|Beach holidays|Group tours",
  "services|services offered|service list @ accountant accounting accountingfirm bookkeeper taxadviser taxadvisor":
    "Bookkeeping|Tax returns|Payroll|Annual accounts|Tax advice|Company formation",
  "specialties|specialty|expertise @ accountant accountingfirm bookkeeper taxadviser taxadvisor":
    "Small companies|Freelancers|Restaurants|Start-ups|Associations|International tax",
  "services|services offered|service list @ eventplanner eventagency weddingplanner":
    "Planning|Catering|Decoration|Music and DJs|Venue search|Photography",
  "specialties|specialty @ eventplanner eventagency":
    "Weddings|Conferences|Birthday parties|Product launches|Company parties",
  "services|services offered|service list @ coworking coworkingspace":
    "Mail handling|Printing|Meeting rooms|Reception|Coffee and tea|Business address",
  "services|services offered|service list @ pharmacy":
    "Prescriptions|Vaccinations|Blood pressure checks|Medication advice|Home delivery",
  "services|services offered|service list @ electricalcompany":
    "Wiring|Fuse boxes|Lighting|Charging points|Fault finding|Safety checks",
  "services|services offered|service list @ gardener landscaper gardencompany landscaping":
    "Lawn mowing|Hedge trimming|Garden design|Tree care|Paving|Irrigation",
  "services|services offered|service list @ marketingagency agency designagency digitalagency":
    "Brand design|Web design|Social media|Search ads|Copywriting|Video",
});
