import { toTextRules } from "../../text-rule.ts";

/** Hospitals, museums, radio, esports, kindergartens and help desks: what their models are called by. */
export const institutionsRules = toTextRules({
  // Hospitals
  "procedure|operation|procedure name|surgery type|type @ surgery operation surgicalcase":
    "Appendectomy|Knee replacement|Hip replacement|Gallbladder removal|Hernia repair|Cataract surgery|Caesarean section",
  "complications|complication|intraoperative events @ surgery operation surgicalcase":
    "Minor bleeding, controlled|None|Longer than planned because of adhesions|Drop in blood pressure",
  "post op notes|postoperative notes|postop notes|recovery notes|notes @ surgery operation surgicalcase":
    "Stable, moved to the ward.|Wound dry, first steps tomorrow.|Pain under control, light meals.|Drain to be removed on day two.|Home after two nights.",
  "operating room|operating theatre|or room": "OR 1|OR 2|OR 3|OR 4|OR 5",
  "role|position|profession @ staffshift hospitalshift wardshift nursingshift":
    "Nurse|Senior nurse|Resident physician|Nursing assistant|Midwife|Ward clerk",
  "notes|note|handover|remarks @ staffshift hospitalshift wardshift nursingshift":
    "Two admissions in the evening.|Quiet shift.|Bed 4 needs close observation.|Covered for a colleague.|Handover done at the bedside.",
  "reason|indication|question|referral reason @ referral":
    "Persistent chest pain|Suspected thyroid disorder|Second opinion before surgery|Recurring migraines|Abnormal blood test|Knee pain after a fall",
  "attachments|documents|files @ referral":
    "blood-test.pdf|x-ray-knee.jpg|ecg-report.pdf|doctor-letter.pdf|mri-summary.pdf",
  "name|device name|title @ medicaldevice hospitaldevice medicalequipment hospitalequipment":
    "Infusion pump|Patient monitor|Defibrillator|Ventilator|Ultrasound scanner|ECG machine|Dialysis machine",
  "category|type|class @ medicaldevice hospitaldevice medicalequipment hospitalequipment":
    "Monitoring|Life support|Imaging|Diagnostics|Infusion",
  "manufacturer|maker|vendor|brand @ medicaldevice hospitaldevice medicalequipment hospitalequipment":
    "Meditron|Nordic Care Systems|Helvia Medical|Kern & Falk|Vitalis",
  "substance|allergen|agent|trigger @ allergy patientallergy":
    "Penicillin|Peanuts|Latex|Pollen|Shellfish|Bee venom|Ibuprofen",
  "reaction|symptom|symptoms @ allergy patientallergy":
    "Skin rash|Swelling of the lips|Shortness of breath|Hives|Nausea|Anaphylaxis",
  "notes|note|comment @ allergy patientallergy":
    "Carries an adrenaline pen.|Since childhood.|Mild, no reaction for years.|Also in small amounts.",
  "description|name|item|service @ medicalinvoiceitem hospitalinvoiceitem patientinvoiceitem medicalbillitem":
    "Consultation|Blood test|X-ray|Room, one night|Physiotherapy session|Medication|Ultrasound",
  // Museums
  "biography|bio|about @ museumartist painter sculptor":
    "Studied in Vienna and worked by the sea for thirty years.|Known for large canvases in blue and grey.|Taught drawing and exhibited little in life.|One of the first women at the academy.",
  "title|name|tour name @ guidedtour museumtour":
    "Highlights in one hour|Behind the scenes|Art and coffee|Tour for families|Masterpieces by night|Faces and stories",
  "feedback|comment|review @ museumvisitor":
    "Wonderful rooms, clear texts.|The audio guide was worth it.|A little crowded on Sunday.|We will come back with the children.",
  "reason|cause|need @ restoration conservation":
    "Cracks in the varnish|Water damage|Loose paint|Torn canvas|Yellowed varnish|Before a loan",
  "method|technique|treatment @ restoration conservation":
    "Cleaning with solvent|Relining|Retouching|Consolidation|Removal of varnish",
  "report|summary|notes|result @ restoration conservation":
    "Colours are visible again.|Further work needed on the frame.|Stable, to be checked in a year.|Paint layer secured.",
  // Radio and podcasts
  "ad script|ad copy|ad text|advertisement text|host read":
    "This episode is brought to you by our friends at the harbour bakery.|Try it for a month, free of charge.|Use our code at the checkout and save ten percent.",
  "name|title|show name @ radioshow radioprogramme radioprogram":
    "Morning Harbour|The Late Hour|Jazz at Nine|Voices of the City|Sunday Vinyl|News at Noon",
  "message|text|content @ listenermessage listenerrequest":
    "Please play something by the Paper Lanterns!|Loved the interview this morning.|Greetings to my sister in Porto.|Could you repeat the title of the last song?|A bit more jazz, please.",
  // Esports and games
  "role|position @ proplayer esportsplayer":
    "Entry fragger|Support|Captain|Sniper|Jungler|Mid laner",
  "organizer|organiser|host @ esportstournament":
    "Arena League|Northern Esports|Pixel Events|Harbour Gaming|Union Play",
  "location|venue|place|arena @ esportstournament":
    "Online|City Arena|Expo Hall 3|Union Dome|Online",
  "name|title @ esportstournament":
    "Winter Clash|Champions Arena|Northern Major|Summer Showdown|Rising Stars Cup",
  "round|stage|bracket @ esportsmatch":
    "Group stage|Quarter-final|Semi-final|Lower bracket final|Grand final",
  "best of|match format|series format @ esportsmatch gamematch match": "3|5|1|3",
  "lore|origin story":
    "Raised by smugglers, feared by kings.|The last keeper of a drowned temple.|Left the order to find her brother.|Nobody has seen his face and lived.",
  "title|name|headline @ patchnote patch gameupdate":
    "Winter update|Balance changes|New map: Frozen Station|Hotfix for matchmaking|Season 8 begins",
  "category|type|area @ patchnotechange patchchange":
    "Balance|Bug fixes|New content|Performance|Interface",
  "description|text|change|entry @ patchnotechange patchchange":
    "Fixed a crash when leaving a party.|Storm Bow deals 10 % less damage.|Shorter loading times on older devices.|New icons in the inventory.",
  "summary|description|content|body @ patchnote patch gameupdate":
    "A smaller update with many fixes.|New map, new rewards and better matchmaking.|Balance changes for all classes.",
  // Kindergartens
  "name|group name|title @ kindergartengroup":
    "Ladybirds|Hedgehogs|Little Foxes|Sunflowers|Bumblebees|Rainbow group",
  "age range|ages|age group @ kindergartengroup daycare daycarecenter daycarecentre kindergarten nursery preschool creche childcare":
    "1–2 years|2–3 years|3–4 years|4–6 years",
  "room|location @ kindergartengroup": "Blue room|Garden room|Room 1|Sun room",
  "qualification|qualifications|training|education @ educator childminder nurseryteacher":
    "Early childhood educator|Bachelor in Early Education|Childcare assistant|Montessori diploma|Speech development course",
  "eaten|amount eaten|how much|portion @ meal reportmeal dailyreportmeal":
    "all|half|a little|all|nothing",
  "title|name|outing @ outing kindergartenouting fieldtrip schooltrip":
    "Visit to the fire station|Morning at the zoo|Farm day|Picnic in the park|Puppet theatre|Walk to the library",
  "destination|where|place|location @ outing kindergartenouting fieldtrip schooltrip":
    "Fire station North|City zoo|Linden farm|Riverside park|Puppet theatre|Central library",
  "what to bring|bring|things to bring|packing list|items to bring":
    "Rain jacket|Water bottle|Snack|Sun hat|Spare clothes|Sturdy shoes",
  "subject|title|topic @ parentmessage parentnote":
    "Absent tomorrow|Pick-up by the grandmother|Forgotten jacket|Question about the summer party|New phone number",
  "text|message|body|content @ parentmessage parentnote":
    "Leo has a fever and stays at home tomorrow.|Grandma picks up at three today.|Did anybody find a blue jacket?|What shall we bring for the party?|Thank you for the lovely day!",
  "reply|answer|response @ parentmessage parentnote":
    "Thanks for letting us know, get well soon!|That is fine, please send her identity card.|It is in the cloakroom.|A salad would be great.",
  // Desks and wikis
  "name|title|queue name @ callqueue":
    "Billing|Technical support|Sales|Returns|VIP customers|Cancellations",
  "description|about|purpose @ callqueue":
    "Questions about invoices and refunds.|Help with devices and connections.|Orders and new contracts.|Customers with a named contact.",
  "product area|feature area|product part|product module":
    "Dashboard|Billing|Search|Mobile app|Reports|Integrations",
  "title|subject|summary @ feedback productfeedback userfeedback":
    "Dark mode for the dashboard|Export stops at 1,000 rows|Love the new search|Keyboard shortcuts|Wrong total on the invoice|Faster loading on mobile",
  "message|text|body|description|comment @ feedback productfeedback userfeedback":
    "It would save me a lot of time every week.|Happens since the last update, also in another browser.|Great work, please keep it up!|Could this be an option in the settings?|I have to do it by hand at the moment.",
  "admin reply|team reply|official response|response @ feedback productfeedback userfeedback":
    "Thank you, it is on our list.|Fixed in the next version.|We are looking into it.|Shipped last week, have a look!",
  "message|text|body|description|update @ incidentupdate statusupdate outageupdate statusincidentupdate":
    "We are looking into reports of errors.|The cause is found, a fix is on its way.|A fix is in place, we keep watching.|All systems work as they should again.",
  "space|wiki space|space name @ wikipage wiki page": "Engineering|People|Product|Support|Handbook",
  "title|name @ wikipage wikiarticle":
    "Onboarding checklist|How we deploy|Expense policy|Incident handbook|Meeting notes template|Glossary",
  "labels|tags|label @ wikipage wikiarticle": "howto|policy|template|draft|team|archive",
  "office|office name @ employee staff colleague worker teammember":
    "Head office|Lisbon office|Berlin office|North campus|Home office",
  "name|channel name|title @ tvchannel televisionchannel tvstation":
    "Channel North|Harbour One|Culture Plus|Meridian TV|Kids Club|North 24",
  "number|channel number|position @ tvchannel televisionchannel": "1|4|7|12|23|104",
  "category|genre|type @ tvchannel televisionchannel": "News|Sports|Films|Children|Culture|Music",
  "description|about|summary @ tvchannel televisionchannel":
    "News around the clock.|Films and series from all over Europe.|Live sport every evening.|Cartoons and stories for children.",
  "name|award name|award|title @ filmaward movieaward award & nominees ceremony_date":
    "Golden Lantern|Harbour Film Prize|Silver Reel|Northern Star|Audience Award",
  "category|award category @ filmaward movieaward award & nominees ceremony_date":
    "Best Picture|Best Director|Best Actress|Best Actor|Best Screenplay|Original Score",
  "hall|screen|auditorium|room @ screening moviescreening showing":
    "Screen 1|Screen 2|Screen 3|Screen 5|Grand hall",
  "benefits received|benefits|benefit types|subsidies @ household family citizen resident":
    "Child benefit|Housing benefit|Heating subsidy|Parental allowance",
  "message|text|body|description|request @ citizenrequest citizenmessage citizenreport":
    "The drain at the corner has been blocked for a week.|Could the lamp be repaired before the winter?|Which documents do I need for a new passport?|The bins were not emptied on Tuesday.|Please add a crossing in front of the school.",
  "answer|reply|response @ citizenrequest citizenmessage":
    "Thank you, a team will look at it this week.|The repair is planned for Monday.|Please bring your identity card and a photo.|We have passed it on to the road works team.",
  "remarks|remark|notes|comment @ wastecollection garbagepickup wasteroute":
    "Two bins blocked by parked cars.|Extra bags taken along.|Street closed, collected next day.|No incidents.",
});
