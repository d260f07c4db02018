import type { BookTexts } from "../../book.ts";

/**
 * Things that are told of in Japanese, a thing in each line. Labels are English until all is decided, and
 * prices are told in hundreds of yen, as everything is reckoned until a record is whole.
 */
export const japaneseRows: BookTexts["rows"] = {
  "product catalogitem": `
name | category/department/product category/collection/type | about | tags | price
{wood:オーク/タモ/ウォールナット}のデスクランプ | Lighting | 夜の作業にちょうどいい、3段階に調光できる温かな明かりです。 | ランプ, 木製, 書斎 | 68-148
リネンのクッションカバー({colour:生成り/セージグリーン/ブルーグレー}) | Textiles | 洗濯機で洗えて、ファスナーは隠れる仕立てです。 | リネン, ソファ | 24-48
益子焼のマグカップ | Kitchen | たっぷり一杯分。食洗機でもお使いいただけます。 | コーヒー, 陶器, ギフト | 18-38
登山リュック {litres:25/32/40}L | Outdoor | 背中が蒸れにくく、底にレインカバーを収納しています。 | 登山, 旅行 | 98-198
{wood:オーク/ブナ/タモ}のダイニングチェア | Furniture | 軽くて丈夫。重ねて片づけられます。 | 木製, ダイニング | 128-298
ウールのブランケット | Textiles | ふたりで使える大きさの、肌ざわりのよい毛布です。 | ウール, ソファ, 冬 | 78-158
ステンレスボトル | Outdoor | 保温は12時間、保冷は24時間続きます。 | おでかけ, エコ | 24-48
壁掛け時計 | Accessories | 秒針の音がしない静かな時計です。電池ひとつで1年動きます。 | 時計, リビング | 38-98
{wood:ひのき/いちょう/桐}のまな板 | Kitchen | 包丁の刃あたりがやさしく、水切れも良好です。 | キッチン, 木製 | 28-68
無地ノート A5 | Office | 平らに開き、ゴムバンドで留められます。 | 文具, 紙 | 6-18
本革ショルダーバッグ | Accessories | ノートパソコンが入り、前面にスマートフォン用のポケット付き。 | 革, 普段使い | 148-328
耐熱ガラスの急須 | Kitchen | 茶こし付き。二、三人分のお茶が入ります。 | お茶, ガラス, ギフト | 28-58
白樺の本棚 | Furniture | 5段の棚板は、好きな高さに動かせます。 | 木製, 収納 | 168-398
竹編みの収納かご | Storage | 持ち手が二つ付いた、職人の手編みです。 | 収納, 自然素材 | 24-58
ワイヤレスヘッドホン | Electronics | 連続30時間再生。電車の中でも静かに聴けます。 | 音楽, 旅行 | 88-328
折りたたみレインジャケット | Clothing | 付属の袋に収まり、縫い目まで防水加工をしています。 | 雨具, 軽量 | 78-188
`,
  "recipe dish meal menuitem": `
name | cuisine | course/category/meal type | about | ingredients | steps/instructions/directions/method | price
肉じゃが | Japanese | Mains/main/dinner | ほくほくのじゃがいもに、だしと醤油がしみています。 | じゃがいも, 牛薄切り肉, 玉ねぎ, にんじん, 醤油 | 野菜をひと口大に切る, 鍋で牛肉を炒める, 野菜とだしを加えて煮る, 醤油とみりんで味を調え、煮汁が減るまで煮含める | 7-13
豚の生姜焼き | Japanese | Mains/main/dinner/lunch | 甘辛いたれで、ご飯が進む定番です。 | 豚ロース肉, 生姜, 玉ねぎ, 醤油, みりん | 生姜をすりおろしてたれを作る, 豚肉を焼く, 玉ねぎを加えて炒める, たれを回しかけてからめる | 8-14
親子丼 | Japanese | Mains/main/lunch/dinner | 半熟の卵と鶏肉を、だしでふんわりとじました。 | 鶏もも肉, 卵, 玉ねぎ, だし, ご飯 | 玉ねぎと鶏肉をだしで煮る, 溶き卵を二回に分けて入れる, 半熟で火を止めて蒸らす, ご飯にのせる | 7-12
鮭の塩焼き | Japanese | Mains/main/dinner/breakfast | 皮はぱりっと、身はふっくら。大根おろしを添えて。 | 生鮭, 塩, 大根, すだち | 鮭に塩をふって10分置く, 水気をふき取る, グリルで両面を焼く, 大根おろしとすだちを添える | 8-14
豆腐とわかめの味噌汁 | Japanese | Soups/starter/breakfast/side | 毎日飲みたい、だしの香る一杯です。 | 豆腐, わかめ, 長ねぎ, だし, 味噌 | だしを温める, 豆腐とわかめを入れる, 火を弱めて味噌を溶く, 長ねぎを散らす | 1-4
きのこの炊き込みご飯 | Japanese | Mains/main/side/dinner | 3種のきのこと油揚げの、秋らしいご飯です。 | 米, しめじ, まいたけ, 油揚げ, 醤油 | 米を研いで水に浸す, きのことほぐした油揚げをのせる, 調味料とだしを加えて炊く, 蒸らしてから混ぜる | 4-9
チキンカレー | Indian | Mains/main/dinner/lunch | 炒めた玉ねぎとスパイスの、辛さ控えめのカレーです。 | 鶏もも肉, 玉ねぎ, トマト, ヨーグルト, スパイス | 玉ねぎをあめ色に炒める, スパイスとトマトを加える, 鶏肉とヨーグルトを入れて煮込む, 塩で味を調える | 9-15
麻婆豆腐 | Chinese | Mains/main/dinner | 山椒のしびれと豆板醤の辛みがきいています。 | 豆腐, 豚ひき肉, 豆板醤, 長ねぎ, 花椒 | 豆腐を切って下ゆでする, ひき肉と豆板醤を炒める, スープと豆腐を加えて煮る, 水溶き片栗粉でとろみをつける | 8-14
きのこのリゾット | Italian | Mains/main/dinner | 米の芯を少し残して、チーズで仕上げました。 | 米, マッシュルーム, 白ワイン, ブイヨン, パルメザン | きのこを炒めて取り出す, 米を透き通るまで炒める, ブイヨンを少しずつ加えて煮る, きのことチーズを混ぜる | 11-18
ビビンバ | Korean | Mains/main/lunch | ナムルと牛肉を、よく混ぜて召し上がれ。 | ご飯, 牛肉, ほうれん草, もやし, コチュジャン | 野菜をゆでてごま油であえる, 牛肉を甘辛く炒める, ご飯に具を盛る, コチュジャンと卵黄をのせる | 9-15
ほうれん草の胡麻あえ | Japanese | Sides/side/starter | すりたての胡麻が香る、定番の小鉢です。 | ほうれん草, 白ごま, 砂糖, 醤油 | ほうれん草をゆでて水にとる, 水気をしぼって切る, ごまをすって調味料と合わせる, ほうれん草をあえる | 2-5
大根と水菜のサラダ | Japanese | Salads/starter/side | しゃきしゃきの食感に、梅ドレッシングを合わせました。 | 大根, 水菜, 梅干し, ごま油, かつお節 | 大根を千切りにする, 水菜を切って水にさらす, 梅干しとごま油を混ぜる, 盛り付けてかつお節をかける | 4-8
抹茶プリン | Japanese | Desserts/dessert | 宇治抹茶のほろ苦さと、黒蜜の甘さ。 | 牛乳, 抹茶, 砂糖, ゼラチン, 黒蜜 | 抹茶と砂糖を牛乳で溶く, 温めてゼラチンを加える, 型に入れて冷やす, 黒蜜をかける | 3-7
みたらし団子 | Japanese | Desserts/dessert/snack | 焼き目をつけた団子に、甘辛いたれをからめました。 | 白玉粉, 豆腐, 醤油, 砂糖, 片栗粉 | 白玉粉と豆腐をこねて丸める, ゆでて冷水にとる, 串に刺して焼き目をつける, たれを煮てからめる | 2-6
`,
  "article post blogpost story": `
name | category/section/topic | about | tags
静かな朝をつくる5つの習慣 | Health | 10分早く起きるだけで、一日の始まりが変わります。 | 朝活, 習慣, 暮らし
夜行列車で行く瀬戸内 | Travel | 夜に乗り込み、海のそばで目を覚ます旅の楽しみ方です。 | 鉄道, 旅, 瀬戸内
小さな台所を広く使う | Home | 3畳の台所でも、本当に使うものだけなら収まります。 | 台所, 収納, 片づけ
良いチームがしていること | Business | 失敗の話は早めに、犯人探しは後回しに。 | 仕事, チーム, マネジメント
八ヶ岳で過ごす週末 | Travel | 山小屋に一泊し、子どもと歩ける道をたどりました。 | 登山, 家族, 山小屋
はじめてのベランダ菜園 | Gardening | 小松菜とラディッシュなら、失敗はまずありません。 | 菜園, 野菜, 春
手紙を書くという楽しみ | Culture | 届くまでの時間も、手紙の一部なのかもしれません。 | 手紙, 文具, 暮らし
自転車で通勤してみたら | Travel | 安全な道の選び方と、本当に役立つライトの話です。 | 自転車, 通勤, 街
一晩寝かせて焼くパン | Food | 生地に必要なのは、冷蔵庫で過ごす一晩だけです。 | パン, レシピ, 手作り
長く使える中古の選び方 | Technology | スマートフォンもカメラも、買う前に見るところは同じです。 | 中古, 家電, 節約
秋の夜長に読みたい8冊 | Books | ミステリー2冊、小説3冊、そして分類できない3冊。 | 本, 読書, 秋
40代から始めるランニング | Sport | 最初の一キロから市民マラソンまで、12週間の記録です。 | ランニング, 健康, 運動
銭湯のある町を歩く | Culture | のれんをくぐると、その町の夕方が見えてきます。 | 銭湯, 散歩, 町
だしの取り方、もう一度 | Food | 昆布とかつお節だけで、いつもの味噌汁が変わります。 | だし, 和食, 基本
`,
  event: `
name | category/event type/type | about | tags
納涼夏祭り | Festival | 盆踊りと屋台、子ども向けの縁日もあります。 | 家族, 屋外
市民吹奏楽団 秋の演奏会 | Concert | 行進曲から映画音楽まで、文化会館でお届けします。 | 音楽, 吹奏楽
気候とまちづくりフォーラム | Conference | 三つの講演のあと、質疑の時間をたっぷり設けます。 | 環境, まちづくり
美術館ナイトツアー | Exhibition | 閉館後の展示室を、学芸員の案内でめぐります。 | 美術, 夜間開館
はじめての陶芸教室 | Workshop | 土をこねて湯のみをひとつ。手ぶらでご参加ください。 | 手仕事, 陶芸
起業家交流会 | Networking | 短い自己紹介のあとは、飲み物を片手にご歓談を。 | 起業, 交流
中庭の野外上映会 | Film | 名作を大きなスクリーンで。膝掛けもご用意しています。 | 映画, 屋外
作家を囲む朗読会 | Theatre/reading | 新作の一節を朗読し、会場からの質問にも答えます。 | 文学, 朗読
市民10キロマラソン | Sport/sports | 市役所前をスタート。当日受付は1時間前までです。 | ランニング, スポーツ
クリスマスマーケット | Festival/market | 手仕事の店と温かい飲み物が並びます。 | 冬, 家族
`,
  "apartment flat": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
日当たりの良い3LDK | Apartment/flat | 全室フローリング、南向きのバルコニー付きです。 | バルコニー, フローリング, システムキッチン, 宅配ボックス | 3-3
公園を望む分譲マンション | Apartment/flat | 天井が高く、窓の外には緑が広がります。 | オートロック, フローリング, 駐輪場, 床暖房 | 3-4
駅から徒歩5分の2LDK | Apartment/flat | 大通りから一本入った、静かな立地です。 | オートロック, 駐輪場, エレベーター | 2-2
ルーフバルコニー付き最上階 | Penthouse/apartment/flat | エレベーター付きで、街を見渡せます。 | ルーフバルコニー, エレベーター, 床暖房 | 3-4
倉庫を改装したロフト | Loft/apartment | 天井の高いひと続きの空間に、中二階があります。 | ロフト, 駐車場, エアコン | 1-2
学生向けワンルーム | Studio/apartment | 家具付き、大学まで徒歩10分です。 | 家具付き, 洗濯機置場, Wi-Fi | 1-1
リノベーション済み1LDK | Apartment/flat | 水回りをすべて新しくしました。 | システムキッチン, 浴室乾燥機, エアコン | 1-1
ファミリー向け4LDK | Apartment/flat | 小学校まで徒歩3分、敷地内に公園があります。 | 駐車場, 床暖房, 宅配ボックス, 食洗機 | 4-4
`,
  "property listing house home propertylisting rental": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
日当たりの良い3LDK | Apartment/flat | 全室フローリング、南向きのバルコニー付きです。 | バルコニー, フローリング, システムキッチン, 宅配ボックス | 3-3
公園を望む分譲マンション | Apartment/flat | 天井が高く、窓の外には緑が広がります。 | オートロック, フローリング, 駐輪場, 床暖房 | 3-4
庭付き一戸建て | House | 庭と車庫があり、家族でゆったり暮らせます。 | 庭, 駐車場, ウッドデッキ, 床暖房 | 4-6
駅から徒歩5分の2LDK | Apartment/flat | 大通りから一本入った、静かな立地です。 | オートロック, 駐輪場, エレベーター | 2-2
ルーフバルコニー付き最上階 | Penthouse/apartment/flat | エレベーター付きで、街を見渡せます。 | ルーフバルコニー, エレベーター, 床暖房 | 3-4
倉庫を改装したロフト | Loft/apartment | 天井の高いひと続きの空間に、中二階があります。 | ロフト, 駐車場, エアコン | 1-2
車庫付きテラスハウス | Townhouse/house | 改装済み。行き止まりの静かな通りにあります。 | 駐車場, 庭, システムキッチン | 3-4
学生向けワンルーム | Studio/apartment | 家具付き、大学まで徒歩10分です。 | 家具付き, 洗濯機置場, Wi-Fi | 1-1
海を望む高台の邸宅 | Villa/house | 広い庭と、海の見えるリビングが自慢です。 | 庭, 暖炉, 駐車場, サウナ | 5-7
京町家をいかした住まい | House | 坪庭と土間を残して、水回りを一新しました。 | 坪庭, 土間, 床暖房 | 3-5
`,
  "ticket supportticket inquiry complaint": `
name | category/type/topic | about | tags
ログインできない | Account/technical | 今朝から、パスワードを入れても白い画面のままです。 | ログイン, パスワード
請求書が届かない | Billing | 先月の注文の請求書をまだ受け取っていません。 | 請求書
荷物が届かない | Shipping | 追跡では一週間前から輸送中のままです。 | 配送, 荷物
請求額が違う | Billing | 請求書の金額より多く引き落とされています。 | 支払い, 請求書
起動するとアプリが落ちる | Technical/bug | 前回の更新のあと、開いてもすぐに終了します。 | アプリ, 不具合
お届け先を変更したい | Shipping/account | 引っ越しました。商品はまだ発送前のようです。 | 住所, 配送
商品が破損していた | Returns | 角が欠けていました。写真を添付します。 | 返品, 破損
解約の期限について | Question/general/billing | 自動更新を止めるには、いつまでに連絡すればよいですか。 | 契約
一覧を表計算に書き出したい | Feature request | 経理で使うため、ファイルで保存できると助かります。 | 要望, 書き出し
`,
  "task todo todoitem": `
name | category/type | about | tags
新規顧客への見積もりを確認する | Sales | 価格と納期を前回の見積もりと比べる。 | 営業
{month:10月/9月/8月}分の請求書を作る | Finance | 作業時間は表に、宛先は隣のフォルダーにある。 | 経理
仕入先との日程を確定する | Operations | 候補日は送付済み。返事を待っている。 | 購買
トップページを見直す | Design | 写真を差し替え、文章を短くする。 | サイト
お客様に折り返し電話する | Support/customer support | 先週の配送についての問い合わせ。 | お客様対応
メールマガジンを準備する | Marketing | 話題を3つ、キャンペーンを1つ、見出しの画像を1枚。 | メルマガ
在庫を補充する | Logistics/operations | 段ボールとテープが残り少ない。 | 倉庫
契約を更新する | Legal | 年末で満了。新しい条件を問い合わせる。 | 契約
ログインの不具合を直す | Engineering | パスワードに全角文字があるときだけ起きる。 | 不具合
面接の日程を組む | People | 応募は4名。会議室はまだ押さえていない。 | 採用
`,
  "course onlinecourse": `
name | category/subject/topic | about | tags
写真入門 | Photography/art | 露出、ピント、構図を、毎週ひとつの課題で学びます。 | カメラ, 入門
はじめての統計 | Mathematics/science | 平均から仮説検定まで、実際のデータで学びます。 | データ, 入門
創作文章講座 | Literature/art | 短い文章を10本書き、互いに感想を伝え合います。 | 文章
英会話 初級 | Languages/language | 自己紹介、買い物、道の尋ね方を練習します。 | 英語, A1
はじめてのウェブ制作 | Computer science/technology/programming | 最後には自分のサイトを公開します。 | HTML, CSS, JavaScript
簿記の基礎 | Business/finance/economics | 仕訳から決算まで、ひと通り手を動かします。 | 簿記
水彩画教室 | Art/design | 紙と絵の具と水の扱い方を、一から学びます。 | 絵画
実践プロジェクト管理 | Business | 計画、調整、見直しをひとつの事例で学びます。 | プロジェクト, チーム
`,
  "book novel": `
name | genre/category | about
運河の家 | Mystery/fiction | ある家族と古い家、そして長く守られた秘密。
名前のない手紙 | Romance/fiction | 見知らぬ二人が、ひと冬のあいだ手紙を交わす。
長い冬 | Novel/fiction | 雪に閉ざされた村の3か月を描く。
地図を描いたひと | Biography/history/non-fiction | 海岸線を歩いて測った女性の生涯。
遅咲きの庭 | Poetry/fiction | 待つことと育つことをめぐる詩集。
最終列車は函館へ | Thriller/fiction | すり替わった鞄を、誰も探しに来ない。
氷の下の街 | Science fiction/fantasy/fiction | 六人が見つけたのは、下へ続く階段だった。
お米の小さな歴史 | History/non-fiction/food | 野生の稲から、毎日の茶碗一杯まで。
三階のきつね | Children/fiction | そこに住んでいるのはだれ。どうして鳴かないの。
`,
  "job jobposting vacancy position jobopening": `
name | department/category/team | about | requirements/skills
ソフトウェアエンジニア | Engineering | 自社サービスの開発と改善を、小さな単位で進めます。 | TypeScript, SQL, チーム開発の経験
経理担当 | Finance | 日々の仕訳から月次決算までをお任せします。 | 日商簿記2級, Excel, 正確さ
営業マネージャー | Sales | 6名のチームを率い、主要なお客様を担当します。 | 交渉力, マネジメント経験, 普通自動車免許
グラフィックデザイナー | Design/marketing | パッケージ、広告、サイトのデザインを担当します。 | タイポグラフィ, Figma, イラスト
人事担当 | People | 採用から入社後の研修まで、ひとりひとりを支えます。 | 面接経験, 労務の知識
カスタマーサポート | Customer support/support | 電話とメールでご相談を受け、解決までご案内します。 | 丁寧な言葉づかい, 文章力, 英語
倉庫スタッフ | Logistics/operations | 入荷、検品、梱包、出荷を担当します。 | フォークリフト免許, 責任感
プロダクトマネージャー | Product | お客様と開発の声を聞き、次につくるものを決めます。 | 優先順位づけ, データ分析, 英語
`,
  restaurant: `
name | cuisine/cuisine type | about
和食 さくら | Japanese | 旬の魚と野菜を、カウンター8席でお出しします。
蕎麦処 松風 | Japanese | 石臼で挽いた粉を、毎朝手打ちしています。
居酒屋 まる | Japanese | 炭火焼きと地酒の、気軽な店です。
トラットリア ヴェルデ | Italian | 手打ちパスタと薄焼きのピザ、少しのワイン。
ビストロ オリーブ | French | 昼は12席の定食、夜は生演奏も楽しめます。
中華 金龍 | Chinese | 手延べの麺が評判。大人数の集まりにもどうぞ。
タージ食堂 | Indian | 甘口から激辛まで。肉を使わない料理も豊富です。
韓国家庭料理 ハナ | Korean | 自家製キムチと、石鍋で出す熱々のごはん。
`,
  "checkup consultation": `
reason/reason for visit/purpose/title/visit reason | department/specialty/speciality | about/notes
頭痛 | Neurology | 2週間前から。特に朝がつらい。
腰痛 | Orthopaedics | 左脚にしびれあり。レントゲン写真持参。
発疹 | Dermatology | 前腕。数日前からかゆみがある。
血圧の経過観察 | Cardiology | 1週間分の測定値を持参のこと。
予防接種 | General practice/general medicine | 接種記録を持参のこと。
長引く咳 | General practice/general medicine | 3週間続いている。発熱なし。
視力検査 | Ophthalmology | 10年前から眼鏡を使用。
健康診断 | General practice/general medicine | 当日は朝食を抜いて来院。
`,
  "notification alert": `
name | type/category | about/message/body
ご注文の商品を発送しました | Shipping/order | 明日のお届けを予定しています。
新しいメッセージ | Message | お問い合わせに返信が届いています。
請求書ができました | Billing/payment | アカウントの「請求書」からご覧いただけます。
予約が確定しました | Reminder/appointment | ご来店をお待ちしております。
コメントで呼ばれています | Mention/comment | コメントの中であなたの名前が挙がりました。
パスワードが変更されました | Security/account | お心当たりがない場合は、お問い合わせください。
深夜メンテナンスのお知らせ | System | 午前2時から4時まで、ご利用いただけません。
新しいレビュー | Review/comment | あなたの商品に評価が付きました。
`,
  "project initiative": `
name | category/type/department | about
サイトリニューアル | Marketing | デザインを一新し、ページを減らして検索を速くする。
顧客ポータル | Product | 請求書、契約、問い合わせを一か所にまとめる。
新オフィス移転 | Operations | 2フロア60席。春に引っ越し予定。
請求システム刷新 | Finance | 紙の請求書から電子請求書へ切り替える。
アクセシビリティ改善 | Design | キーボードでも読み上げでも使えるページにする。
会員プログラム | Sales/marketing | 購入ごとにポイントを付与。一部の店舗で試行中。
新倉庫の立ち上げ | Logistics | 棚と搬入口、二つ目の梱包台を整える。
新入社員の受け入れ | People | 最初の100日間の計画をつくる。
`,
  "movie film": `
name | genre/genres/category | about
湖畔の最後の夏 | Drama | 20年ぶりに集まった四人の友人の物語。
空室あります | Comedy | 料理のできる同居人を探す、にぎやかな共同生活。
夜勤 | Thriller | 守衛がモニター越しに見たのは、いるはずのない人影だった。
海を測る | Documentary | 調査船に密着した二年間の記録。
沈黙の惑星 | Science fiction | 400年遅れて届いた、ひとつの通信。
村と竜 | Fantasy/animation | 竜を怖がるのは、村長ただひとり。
リスボン行きの二枚 | Romance | 予約したのは、同じ席だった。
警部は黙る | Crime/mystery | 誰もが解決したと思っていた事件。
`,
  "expense expenseclaim": `
name/description/merchant description/purpose | category/expense type/type | about/notes
取引先訪問の新幹線代 | Travel | 往復、普通車指定席。
チームの懇親会 | Meals/food | 展示会のあと、8名で。
出張の宿泊費(2泊) | Lodging/accommodation/travel | 研修期間中の宿泊。
コピー用紙とファイル | Office supplies/office | 二階の事務所用。
モニターの購入 | Equipment | 故障した機器の代わり。
デザインソフトの年間ライセンス | Software | 3席分の更新。
空港までのタクシー代 | Travel/transport | 始発では間に合わないため。
技術書の購入 | Training/education | 秋の研修用。
`,
  "faq helparticle": `
question/name/title | category/topic | about/answer
パスワードはどこで変更できますか? | Account | アカウントの「セキュリティ」から変更できます。変更後に確認メールが届きます。
注文を取り消せますか? | Orders/shipping | 発送前であれば、取り消せます。
請求書はどこで見られますか? | Billing | アカウントの注文履歴から、PDFで保存できます。
届くまで何日かかりますか? | Shipping | 通常、2日から4日でお届けします。
いつでも解約できますか? | Billing/account | はい。当月末での解約となります。
返品するにはどうすればよいですか? | Returns | 同封の伝票をご利用ください。送料は無料です。
問い合わせ先を教えてください。 | General/support | 平日の9時から18時まで、電話でも承ります。
オフラインでも使えますか? | Technical | 保存した内容は見られますが、検索はできません。
`,
};
