import { isBeside, type Neighbours } from "./neighbours.ts";

/** Which neighbours tell that another thing than the usual is meant. */
type Meanings = readonly (readonly [neighbours: string, means: string])[];

/** Where something is out of order that a caretaker mends. */
const premises = "building building_id floor unit_number technician";

/** Words for several things. */
const meanings: Readonly<Record<string, Meanings>> = {
  application: [
    ["job candidate applicant resume cv position cover_letter interview", "candidate"],
    ["amount_requested requested_amount funding_source grant funding", "grantproject"],
    ["permit authority applicant_name reviewer", "permit"],
  ],
  appointment: [
    [
      "veterinarian veterinarian_id veterinarian_name vet vet_id vet_name pet pet_id pet_name",
      "vetappointment",
    ],
    ["office_name counter citizen citizen_id", "officeappointment"],
    ["patient doctor diagnosis clinic physician symptoms patient_name", "checkup"],
  ],
  account: [
    ["parent_account normal_balance tax_code", "ledgeraccount"],
    ["email username password first_name", "user"],
    ["industry annual_revenue health_score renewal_date account_manager employees", "company"],
  ],
  activity: [
    ["deal deal_id contact_id lead opportunity outcome company_id", "crmactivity"],
    ["actor ip ip_address user_agent action target", "log"],
  ],
  agent: [
    ["active_listings listings_sold properties_sold sold_last_year listings brokerage", "realtor"],
  ],
  instructor: [["office_hours department faculty tenured", "professor"]],
  faculty: [
    [
      "office_hours research_interests research_interest publications publications_count first_name last_name full_name bio rank specialization qualification email",
      "professor",
    ],
  ],
  node: [
    ["mime_type extension file_size path", "fileitem"],
    ["children parent_id", "category"],
  ],
  show: [["rss_url rss_feed feed_url host_ids", "podcast"]],
  finding: [["cvss cwe", "vulnerability"]],
  comment: [["recipe recipe_id", "recipereview"]],
  component: [["assignee reporter issuetype fix_versions labels priority", "issuecomponent"]],
  resolution: [["assignee reporter issuetype fix_versions issue_type", "issueresolution"]],
  check: [
    ["uptime uptime_percent latency_ms latency response_time response_time_ms", "uptimemonitor"],
  ],
  monitor: [["uptime uptime_percent interval_seconds response_ms last_checked", "uptimemonitor"]],
  article: [["helpful_count helpful_votes not_helpful_count helpful", "helparticle"]],
  asset: [["ticker shares symbol market_value return", "holding"]],
  board: [
    [
      "columns card_count cards lists background background_color background_image background_url cover_color starred is_starred is_archived workspace_id project_id team_id",
      "kanbanboard",
    ],
  ],
  bill: [["sponsor parliament chamber introduced votes committee", "law"]],
  budget: [["fiscal_year department department_id cost_center", "departmentbudget"]],
  booking: [
    ["organizer attendees meeting_room", "meetingbooking"],
    ["nights room_type room_number check_in hotel", "stay"],
  ],
  reservation: [["nights room_type room_number check_in hotel", "stay"]],
  branch: [["commit repository sha ahead behind protected", "commit"]],
  call: [["attendees agenda meeting_url participants", "meeting"]],
  campaign: [
    [
      "donor raised goal_amount donor_count raised_amount pledge backers donors_count amount_raised",
      "fundraisingcampaign",
    ],
  ],
  provider: [["specialty npi patient taxonomy", "doctor"]],
  read: [["author title isbn pages finished", "book"]],
  candidate: [["party votes incumbent constituency ballot campaign_slogan", "politician"]],
  chapter: [["audiobook novel book ebook narrator isbn", "bookchapter"]],
  case: [
    [
      "customer agent severity sla csat queue ticket requester first_response assigned_agent helpdesk support replies escalated contact_reason",
      "ticket",
    ],
    [
      "court judge lead_attorney attorney opposing_party opposing_counsel plaintiff defendant lawyer",
      "legalcase",
    ],
  ],
  experiment: [
    [
      "lead_scientist scientist principal_investigator investigator researcher sample_ids samples lab laboratory replicates protocol",
      "labexperiment",
    ],
  ],
  survey: [
    [
      "vessel vessel_name depth_meters depth species_observed transect reef dive_site habitat plot_id",
      "fieldsurvey",
    ],
  ],
  incident: [
    [
      "casualties caller_name caller_phone caller dispatched_at units_dispatched responding_units responding_unit assigned_units units_assigned injuries_reported",
      "emergencyincident",
    ],
  ],
  card: [
    ["deck suit rarity mana attack defense power", "weapon"],
    ["column board assignee due_date labels list", "task"],
  ],
  certificate: [["issuer_dn domain fingerprint valid_to common_name", "domain"]],
  class: [
    ["gym trainer coach intensity", "workout"],
    ["spells abilities hit_points", "character"],
  ],
  container: [["image ports command docker cpu restart", "server"]],
  complaint: [
    [
      "compensation refund refund_amount customer customer_name customer_id order product",
      "customercomplaint",
    ],
  ],
  court: [["surface sport club indoor", "stadium"]],
  course: [
    ["dish calories menu wine_pairing allergens restaurant", "dish"],
    ["holes par golf", "stadium"],
    ["semester credits ects credit_hours faculty", "universitycourse"],
  ],
  deal: [["percent coupon promo_code discount_code", "coupon"]],
  event: [
    ["artist lineup headliner performer support_act", "concert"],
    ["shipment parcel package tracking carrier tracking_number delivery", "trackingevent"],
    ["all_day is_all_day calendar_id", "calendarevent"],
    ["payload actor severity ip user_agent", "log"],
    ["device sensor reading", "log"],
  ],
  entry: [
    ["mood gratitude", "diaryentry"],
    ["tmdb_id vote_average vote_count poster_path imdb_id", "movie"],
  ],
  exercise: [["course lesson student grade subject", "assignment"]],
  field: [
    ["crop soil hectares acres harvest irrigation crop_type soil_type", "cropfield"],
    ["required placeholder label form", "setting"],
  ],
  gig: [
    ["budget skills proposals client_id freelancer bids proposals_count deliverables", "freelance"],
  ],
  review: [
    [
      "hotel room stay nights check_in amenities accommodation lodging resort hostel property property_id listing_id host_response cleanliness",
      "stayreview",
    ],
    ["recipe recipe_id would_make_again would_cook_again", "recipereview"],
    ["restaurant dish cuisine menu food cafe meal bistro diner pub bar", "mealreview"],
    ["movie film book album show episode podcast series novel song game play", "workreview"],
    ["product product_id product_name sku", "productreview"],
    ["employer employer_id work_life_balance ceo ceo_approval", "employerreview"],
    [
      "company doctor clinic course instructor teacher driver tutor coach guide agent contractor service trainer salon tour host sitter cleaner groomer stylist therapist walker mechanic handyman dentist gym studio barbershop barber coworking rental vendor supplier bakery school nursery daycare laundry garage workshop plumber electrician lawyer photographer caterer florist parking provider landlord charger station storage seller",
      "servicereview",
    ],
    [
      "museum gallery exhibition zoo aquarium park beach attraction landmark venue winery brewery cinema theater theatre spa escape trail hike route playground garden library destination city place activity experience event event_id festival casino pool ride island viewpoint castle temple waterfall lake place_id attraction_id activity_id campsite",
      "visitreview",
    ],
  ],
  result: [["snippet excerpt query search url", "searchresult"]],
  conversation: [["priority agent sla customer ticket channel", "ticket"]],
  goal: [["match scorer minute assist kickoff", "matchgoal"]],
  venue: [["match kickoff referee home_team away_team fixture", "stadium"]],
  game: [
    ["home_team away_team opponent home_score away_score stadium kickoff inning season", "match"],
  ],
  image: [["tag registry layers digest", "server"]],
  tour: [
    ["duration_days number_of_days length_days duration_nights itinerary", "travelpackage"],
    [
      "duration_hours duration_minutes meeting_point guide guide_name group_size max_group_size",
      "citytour",
    ],
  ],
  title: [["cast maturity_rating age_rating trailer_url runtime_minutes director", "movie"]],
  group: [
    [
      "privacy members_count member_count posts_per_day rules moderators join_policy",
      "socialgroup",
    ],
  ],
  outage: [
    [
      "customers_affected affected_customers crews_assigned substation feeder homes_affected restored_at",
      "poweroutage",
    ],
  ],
  away: [["home home_score", "side"]],
  home: [
    ["away away_score", "side"],
    ["rooms room_count devices device_count energy_today_kwh timezone", "smarthome"],
  ],
  issue: [
    ["volume pages cover publisher", "magazine"],
    ["subscribers_count subscriber_count subscribers open_rate", "newsletterissue"],
    [premises, "maintenancerequest"],
  ],
  equipment: [
    ["daily_rate weekly_rate price_per_day rental_price rate_per_day", "rentalequipment"],
  ],
  tool: [["daily_rate weekly_rate price_per_day rental_price rate_per_day", "rentalequipment"]],
  item: [
    ["shelfmark isbn call_number loan_id borrowed", "book"],
    ["rarity attack damage durability", "weapon"],
    ["tmdb_id vote_average vote_count poster_path imdb_id", "movie"],
    ["=checked =done =completed is_checked is_done is_completed", "task"],
    [
      "calories ingredients spicy vegetarian allergens restaurant cuisine food dish kitchen",
      "dish",
    ],
    ["patient patient_id patient_name doctor_id doctor_name", "medicalinvoiceitem"],
    ["lineitem invoice bill estimate quote", "lineitem"],
  ],
  job: [
    [
      "technician_id problem_description customer_address job_address plumber electrician",
      "homejob",
    ],
    [
      "salary company employer requirements remote applicants employment_type benefits department salary_min salary_max",
      "vacancy",
    ],
    ["queue attempts retries cron worker exit_code runner log_url commit", "pipeline"],
    ["budget skills proposals freelancer bids proposals_count", "freelance"],
    ["client site crew quote address", "maintenance"],
  ],
  level: [["world stars boss enemies", "quest"]],
  library: [
    ["hours_played playtime achievements_unlocked achievements_total last_played", "videogame"],
    ["version dependencies downloads maintainer license stars package npm", "softwarelibrary"],
  ],
  line: [
    ["patient patient_id patient_name doctor_id doctor_name", "medicalinvoiceitem"],
    ["product quantity unit_price price sku", "product"],
    ["machine shift output", "machine"],
  ],
  listing: [
    ["vehicle car make mileage vin", "vehicle"],
    ["bedrooms bathrooms rent square_meters square_feet sqft area rooms bedroom agent", "property"],
    [
      "condition shipping shipping_fee shipping_cost brand sku vendor vendor_id seller seller_id seller_name watchers accepts_offers stock",
      "product",
    ],
  ],
  vendor: [["cuisine cuisine_type menu prep_time_min prep_time_minutes", "restaurant"]],
  commission: [["word_limit word_count kill_fee working_title", "storycommission"]],
  vaccination: [["pet pet_name breed species animal", "petvaccination"]],
  vaccine: [["pet pet_name breed species animal", "petvaccination"]],
  opportunity: [
    [
      "volunteers_needed volunteers_signed_up volunteers_registered volunteers spots_filled charity charity_id nonprofit nonprofit_id",
      "volunteeropportunity",
    ],
  ],
  signup: [["volunteer volunteer_id volunteer_name", "volunteersignup"]],
  ncr: [["part_number batch_number disposition root_cause corrective_action", "nonconformance"]],
  loan: [
    ["principal interest_rate apr monthly_payment loan_amount amount_borrowed", "loan"],
    ["artwork exhibit painting artwork_title conservator", "artloan"],
    ["book borrower returned library due_back tool item_name lender_name returned_on", "borrow"],
  ],
  act: [["stage band genre headliner venue tickets ticket_price tickets_sold", "band"]],
  plant: [
    ["capacity_mw commissioned output operator grid turbine panel_count efficiency", "powerplant"],
    ["shift production employees line machines manager output_per_day headcount", "factory"],
  ],
  category: [["product_count products_count products", "productcategory"]],
  channel: [
    ["video_count videos subscriber_count subscribers total_views banner_url", "videochannel"],
  ],
  challenge: [["participants reward streak steps days_completed", "fitnesschallenge"]],
  milestone: [["child_name age_months baby_name", "childmilestone"]],
  skill: [["damage mana cooldown level_required mana_cost", "spell"]],
  scene: [
    ["slugline script shoot_date cast_members props int_ext call_time script_day", "filmscene"],
  ],
  shelf: [["isbn author current_page pages book_title", "book"]],
  bookshelf: [["isbn author current_page pages book_title", "book"]],
  location: [["aisle shelf bin warehouse", "inventory"]],
  lot: [["bid starting_bid current_bid auction estimate_low reserve bid_count", "auctionlot"]],
  machine: [["cpu hostname ip memory os", "server"]],
  member: [["membership plan check_in gym", "membership"]],
  mission: [["rocket launch orbit crew payload spacecraft", "satellite"]],
  module: [["version dependencies package", "softwarelibrary"]],
  note: [
    [
      "patient patient_id lead_id deal_id contact_id customer_id account_id candidate_id ticket_id case_id order_id",
      "filenote",
    ],
  ],
  order: [
    ["drink dish table menu_items restaurant courier barista dishes", "foodorder"],
    ["animal family class genus", "species"],
    ["side ticker limit_price stop_price filled", "trade"],
  ],
  package: [
    ["tracking tracking_number weight carrier recipient courier", "parcel"],
    ["version dependencies downloads maintainer license", "softwarelibrary"],
    ["hotel flight nights destination", "trip"],
  ],
  part: [["chapter book", "chapter"]],
  party: [["seats leader votes ideology", "politicalparty"]],
  plan: [
    ["buddy employee_name", "onboarding"],
    ["exercises weeks workout", "workout"],
    ["meals calories", "menu"],
  ],
  platform: [["station track gate", "station"]],
  play: [["playwright act theatre stage", "movie"]],
  point: [["latitude longitude lat lng", "location"]],
  policy: [["premium coverage insured deductible", "insurance"]],
  position: [["ticker entry_price shares symbol", "trade"]],
  programme: [["=channel broadcast airs presenter episode", "show"]],
  program: [
    ["=channel broadcast airs presenter episode", "show"],
    ["credits ects tuition tuition_fee faculty degree degree_level semesters", "degree"],
    ["exercises weeks workout", "workout"],
  ],
  person: [["known_for known_for_department imdb_id tmdb_id filmography", "actor"]],
  proposal: [["speaker speaker_id speaker_name abstract cfp conference_id", "conferencetalk"]],
  submission: [["speaker speaker_id speaker_name cfp conference_id", "conferencetalk"]],
  desk: [["editor editor_id editor_in_chief stories articles journalists", "newsdesk"]],
  critique: [["film film_id movie movie_id book_id album_id show_id game_id", "workreview"]],
  property: [["key default value_type required", "setting"]],
  question: [
    [
      "answers_count answer_count answers accepted_answer accepted_answer_id is_answered upvotes is_solved",
      "forumquestion",
    ],
  ],
  queue: [
    [
      "waiting_calls agents_online average_wait_seconds longest_wait_seconds sla_percent",
      "callqueue",
    ],
  ],
  product: [
    ["portion_size kcal allergens spice_level is_vegan is_vegetarian cuisine", "dish"],
    ["sizes care_instructions fabric fit sleeve_length", "garment"],
  ],
  quote: [
    ["said author book text character", "saying"],
    ["contractor contractor_id contractor_name trade labor labour materials", "worksquote"],
  ],
  race: [
    ["abilities size alignment", "character"],
    ["distance_km distance elevation_gain surface bib finish_time", "footrace"],
  ],
  festival: [["headliners headliner lineup line_up stages bands artists", "musicfestival"]],
  record: [
    ["artist label tracks vinyl band tracklist", "album"],
    ["patient diagnosis doctor", "diagnosis"],
  ],
  report: [
    [
      "reported_user_id reported_profile_id reported_user reported_post_id =reported",
      "abusereport",
    ],
    ["hazard_type injuries injured", "safetyincident"],
    ["street reporter photo", "complaint"],
  ],
  instrument: [
    [
      "calibration last_calibration next_calibration sample_id analyst detection_limit",
      "labinstrument",
    ],
  ],
  request: [
    ["headers status_code user_agent", "endpoint"],
    ["employee employee_id employee_name days leave_type start_date", "leave"],
    ["ticket customer agent priority", "ticket"],
  ],
  operation: [["setup_time run_time work_center workstation machine_id", "workstep"]],
  route: [
    ["method handler path middleware", "endpoint"],
    ["driver driver_id vehicle vehicle_id depot van_id", "deliveryroute"],
    ["pitches bolts first_ascent crag setter", "climb"],
  ],
  room: [
    [
      "equipment has_projector has_whiteboard has_video projector whiteboard video_conferencing hourly_rate price_per_hour",
      "meetingroom",
    ],
    ["conference conference_id livestream has_livestream livestream_url talks", "conferencehall"],
  ],
  run: [["distance pace heart_rate elevation calories", "workout"]],
  season: [["winner league matches standings", "league"]],
  section: [["row seats seat venue stadium", "seat"]],
  service: [
    ["repository repository_url repo_url runbook runbook_url on_call deprecated", "microservice"],
    ["endpoint port uptime replicas version cpu", "server"],
  ],
  site: [["pageviews page_views tracking_id visitors measurement_id domain_name", "website"]],
  alert: [
    ["wind_speed rainfall temperature hazard meteorologist", "weatheralert"],
    ["runbook runbook_url service service_id on_call", "monitoralert"],
    ["device device_id device_name sensor sensor_id gateway", "devicealert"],
  ],
  reward: [
    [
      "points_required points_cost cost_points required_points redeemed_count points",
      "loyaltyreward",
    ],
  ],
  chart: [
    ["patient patient_id mrn allergies medications vitals diagnoses conditions", "patient"],
    ["seats guests tables", "table"],
  ],
  session: [
    ["items line_items cart coupon product_id amount_total cart_items", "cart"],
    ["speaker speaker_id speaker_ids abstract slides_url", "conferencetalk"],
    ["token ip ip_address user_agent expires expires_at refresh_token", "token"],
    ["exercises coach calories workout", "workout"],
  ],
  set: [
    ["reps weight rest", "workout"],
    ["pieces theme minifigs", "toy"],
  ],
  shot: [["camera lens aperture", "photo"]],
  station: [["temperature humidity wind_speed pressure rainfall reading", "sensor"]],
  space: [
    ["planets stars orbit galaxy", "planet"],
    ["members owner_id projects slug visibility", "workspace"],
    ["price_per_hour price_per_day bookable is_bookable hourly_rate", "bookablespace"],
  ],
  stage: [
    ["performer is_covered covered headliner sound_system sponsor", "festivalstage"],
    ["boss enemies stars", "quest"],
    ["artist lineup festival", "venue"],
  ],
  star: [["magnitude constellation spectral light_years", "planet"]],
  startup: [["name", "company"]],
  physicist: [["name last_name", "researcher"]],
  chemist: [["institution publications field", "researcher"]],
  biologist: [["name last_name", "researcher"]],
  geologist: [["name last_name", "researcher"]],
  astronomer: [["name last_name", "researcher"]],
  mathematician: [["name last_name", "researcher"]],
  stock: [["ticker symbol exchange dividend market_cap shares", "share"]],
  story: [["points assignee sprint estimate acceptance_criteria", "task"]],
  study: [["participants hypothesis sample", "research"]],
  subject: [["age trial consent cohort", "patient"]],
  table: [
    ["rows columns schema database", "database"],
    ["seats capacity zone guests occupied", "seat"],
  ],
  tank: [["fish liters water", "equipment"]],
  tenant: [["plan subdomain domain schema", "workspace"]],
  team: [
    [
      "city country stadium coach league wins mascot arena conference captain nickname kickoff referee match fixture opponent home_team away_team scorers standings",
      "club",
    ],
    ["esport esports prize_pool roster_size", "esportsteam"],
  ],
  plantcare: [["common_name scientific_name latin_name species botanical_name", "plant"]],
  exhibit: [
    ["accession_number artist medium year_created", "artwork"],
    ["curator start_date end_date opening_date closing_date ticket_price", "exhibition"],
  ],
  ticket: [
    ["seat event venue row gate section holder barcode", "seat"],
    [premises, "maintenancerequest"],
  ],
  token: [["market_cap supply symbol price", "coin"]],
  topic: [
    ["reply_count replies_count last_reply pinned", "forumtopic"],
    ["partitions messages consumers retention", "queue"],
  ],
  tracklist: [["title position length duration track_number name", "track"]],
  setlist: [["title position length duration order name", "track"]],
  reading: [["author title page total_pages isbn pages", "book"]],
  track: [["length_km laps circuit corners", "stadium"]],
  training: [["reps calories heart_rate distance coach race_date sessions_per_week", "workout"]],
  transfer: [["player from_club to_club season", "match"]],
  treatment: [
    ["therapist spa benefits addons salon beautician stylist", "spatreatment"],
    ["tooth dentist surface", "dental"],
  ],
  trial: [["participants phase drug placebo", "research"]],
  unit: [
    ["commander garrison regiment battalion brigade platoon troops", "militaryunit"],
    ["bedrooms rent floor tenant", "property"],
    [
      "xp_reward language language_code course course_id lesson_count lessons_count lessons",
      "lesson",
    ],
  ],
  visit: [
    [
      "veterinarian veterinarian_id veterinarian_name vet vet_id vet_name pet pet_id pet_name",
      "vetvisit",
    ],
    ["page referrer browser user_agent", "log"],
    ["patient patient_id doctor diagnosis clinic symptoms patient_name dentist", "checkup"],
    ["museum attraction", "trip"],
  ],
};

const homonyms: ReadonlyMap<string, Meanings> = new Map(Object.entries(meanings));

/** What a word means among such neighbours, the nearest of them first; undefined for the usual. */
export function meaningIn(word: string, around: readonly Neighbours[]): string | undefined {
  const others = homonyms.get(word);
  if (!others) return undefined;
  for (const neighbours of around) {
    const other = others.find(([names]) => isBeside(names.split(" "), neighbours));
    if (other) return other[1];
  }
  return undefined;
}
