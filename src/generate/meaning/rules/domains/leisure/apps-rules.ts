import { fileNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { digits, english, toTextRules } from "../../text-rule.ts";

/** What people keep in applications: meals, journeys, money, calendars, files. */
export const appsRules = toTextRules({
  // Meals to the door
  "name|title|group|label @ menuitemoption dishoption fooditemoption":
    "Size|Extra toppings|Side dish|Sauce|Spice level",
  "label|name|choice|title @ optionchoice menuitemchoice":
    "Small|Large|Extra cheese|No onions|Garlic dip|Mild|Hot",
  "instructions|delivery instructions|notes|note|delivery note @ deliveryaddress dropoff deliveryorder":
    "Ring twice, please.|Leave it at the door.|Second bell from the top.|Call when you are downstairs.|Side entrance in the yard.",
  "notes|note|special instructions|comment @ deliveryorderitem foodorderitem mealitem":
    "No onions, please.|Extra spicy.|Sauce on the side.|Without nuts.|A little less salt.",
  // Journeys
  "name|item|item name|title @ packingitem luggageitem":
    "Rain jacket|Passport|Phone charger|Toothbrush|Sunscreen|Hiking boots|Guide book",
  "description|about|details|notes @ placetovisit attraction sight":
    "Best in the morning, before the groups arrive.|Free on the first Sunday of the month.|Great view over the harbour.|Half an hour is enough.|Bring a jacket, it is windy.",
  "summary|description|notes @ itineraryday tripday":
    "Slow morning, then the old town on foot.|Museums until four, dinner by the river.|Day trip to the coast.|Markets, cafés and one long walk.|Travel day, light plans.",
  // Courses
  "type|kind|format|file type|resource type @ lessonresource courseresource moduleresource lessonmaterial coursematerial modulematerial classmaterial studymaterial learningmaterial":
    "pdf|video|slides|link|worksheet",
  "title|name|label @ lessonresource courseresource moduleresource lessonmaterial coursematerial modulematerial classmaterial studymaterial learningmaterial":
    "Worksheet|Slides|Cheat sheet|Example files|Further reading|Transcript",
  // Money
  "institution|bank|institution name|provider @ wallet account bankaccount financialaccount":
    "Union Trust|Alder Bank|Harbour Savings Bank|First Northern Bank|Meridian Bank",
  "last four digits|last 4 digits|last digits": digits("####"),
  "name|person|friend|member @ splitwith expensesplit splitshare split":
    ({ role }) =>
    (scope) =>
      personOf(scope, [...role, "friend"]).full,
  "unsubscribe reason|reason for leaving|opt out reason|unsubscription reason":
    "Too many emails|No longer interested|Never signed up|Content not for me",
  // Calendars
  "name|title|calendar name @ calendar": "Work|Family|Birthdays|Holidays|Team|Fitness|School",
  "description|details|agenda|notes @ calendarevent calendarentry":
    "Be there five minutes early.|Tell me if you cannot make it.|Confirmed by message.|Could take a little longer.|Same place as last time.",
  "title|name|subject @ meetingnote meetingminute meetingsummary":
    "Weekly planning|Kick-off with the client|Design review|Budget for the next quarter|Retrospective|Hiring round-up",
  "summary|overview|notes|abstract|minutes @ meetingnote meetingminute meetingsummary & agenda":
    "Agreed on the scope and two dates.|Everybody is on track, one risk with the supplier.|The new design goes to five customers first.|Budget stays as planned, travel is cut.",
  "name|room name|title @ meetingroom conferenceroom boardroom":
    "Oslo|Lisbon|Board room|Greenhouse|Focus room|Attic|Harbour room",
  "equipment|room equipment @ room": "Screen|Whiteboard|Projector|Flip chart|Video conference",
  "equipment|facilities|amenities|resources @ meetingroom conferenceroom boardroom meetingbooking roombooking roomreservation meetingroombooking & room_name room_number":
    "Screen|Whiteboard|Video conference|Phone|Flip chart|Projector",
  "title|name|event name @ bookinglink schedulinglink bookingpage":
    "Intro call|30-minute meeting|Product demo|Portfolio review|Coaching session|Office hours",
  "description|details|about @ bookinglink schedulinglink bookingpage":
    "Short call to get to know each other.|We look at your questions together.|Bring one example to talk about.|Video call, link follows by email.",
  // Files and messages
  "description|about|details @ blogcategory postcategory articlecategory":
    "Stories, portraits and one long read a month.|How we do it, step by step.|Short notes from the workshop.|Questions that readers send us.",
  "name|title @ fileitem driveitem storedfile cloudfile": english(fileNames),
  "message|body|text|content|message text @ pushcampaign pushnotification pushmessage smscampaign textcampaign campaign marketingcampaign":
    "Everything for the garden, 20 % off until Sunday.|Your favourites are back in stock.|Only today: free delivery.|Three new stories are waiting for you.|Last day of the sale: doors close at eight.|You left something in your cart. We keep it until tonight.|New in: the autumn collection.|Members first: order from Thursday on.|A small gift for your birthday is waiting.|Open late this Friday, with music and cake.",
  "details|description|comment @ fileactivity documentactivity":
    "Renamed from draft to final.|Shared with two people.|Page three changed.|Downloaded as PDF.|New version uploaded.",
  "resource|resource type|entity|target @ auditlog auditentry auditevent":
    "Order|Invoice|User|Project|API key|Role",
  "data source|source|dataset|query @ dashboardwidget widget dashboardcard":
    "Orders|Web analytics|Support tickets|Billing|Sign-ups",
});
