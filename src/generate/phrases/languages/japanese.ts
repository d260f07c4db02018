import type { BookTexts } from "../book.ts";

/** What records say in Japanese, and our labels in it. */
export const japanese: BookTexts = {
  phrases: {
    sentence:
      "確認済みです。|返信待ちです。|前回と同じです。|金曜日に相談します。|問題ありません。|確認後に更新しました。|変更は不要です。|月曜日の連絡をご覧ください。|当面有効です。|関係者と調整済みです。",
    title:
      "静かな朝のための五つのアイデア|夜行列車の旅|小さな台所の工夫|良いチームの習慣|山で過ごす週末|はじめての家庭菜園|手紙を書く理由|川沿いの喫茶店めぐり|自転車で街を走る|片づけのこつ|ゆっくり焼くパン|静けさが教えてくれること",
    thing:
      "木製デスクランプ|リネンのクッション|陶器のマグカップ|リュックサック|木の椅子|ウールの毛布|水筒|壁掛け時計|まな板|ノート|素焼きの植木鉢|革のショルダーバッグ|ガラスの急須|白樺の本棚",
    category: "暮らし|料理|旅行|技術|本|園芸|スポーツ|音楽|健康|文化",
    job: "経理担当|プロジェクトマネージャー|看護師|ソフトウェア開発者|人事担当|電気工事士|商品企画|グラフィックデザイナー|購買担当|営業部長|データアナリスト|カスタマーサポート",
    team: "営業部|購買部|人事部|開発部|カスタマーサポート|経理部|マーケティング部|物流部",
    event:
      "夏祭り|オープンキャンパス|秋のコンサート|環境フォーラム|読書の夕べ|市民マラソン|陶芸教室|町内会の集い|起業家交流会|野外上映会",
    task: "見積もりの確認|請求書の作成|日程の確定|書類の整理|お客様への折り返し|報告書の完成|在庫の補充|契約の更新|トップページの改修|メルマガの準備",
    bio: "川沿いを走るのが好きです。|週末はパンを焼いています。|読書とゆっくりした旅が好きです。|子ども二人と賑やかな猫と暮らしています。|霧の写真を撮っています。|休日は友人に料理をふるまいます。|レコードとレシピを集めています。|合唱と自転車が趣味です。",
    dish: "鮭の塩焼き定食|きのこの炊き込みご飯|野菜カレー|豚の生姜焼き|天ぷらそば|豆腐ハンバーグ|親子丼|季節のサラダ|抹茶プリン|味噌煮込みうどん",
    course:
      "写真入門|はじめての統計|創作文章講座|スペイン語初級|やさしいウェブ開発|簿記の基礎|水彩画教室|実践プロジェクト管理",
    home: "日当たりの良い3LDK|公園そばの中古マンション|庭付き一戸建て|駅近の静かな1LDK|屋上テラス付き最上階|港町のロフト|車庫付きテラスハウス|リノベーション済み邸宅",
    restaurant:
      "和食 さくら|居酒屋 まる|喫茶 みどり|蕎麦処 松|洋食 銀の匙|鮨 海|食堂 ひだまり|ビストロ オリーブ",
    venue:
      "市民ホール|中央図書館|文化会館|港ホール|公園パビリオン|区民センター|駅前劇場|多目的ホール",
    project:
      "サイトリニューアル|顧客ポータル|アプリ公開|新オフィス移転|請求システム刷新|アクセシビリティ改善|会員プログラム|新倉庫",
    verdict:
      "期待通りでした|思った以上に良い|値段の割に良い|作りがきれい|おすすめです|十分使えます|また買いたい|お気に入りです",
    complaint: "少し残念でした|合いませんでした|説明と違いました|割高に感じました",
    ticket:
      "ログインできない|請求書が届かない|荷物が届かない|請求額が違う|パスワードの再設定|起動時にアプリが落ちる|住所の変更|契約についての質問",
    district: "旧市街|北町|港町|中央|大学通り|緑が丘|西町|駅前",
    chat: "家族|リニューアル企画|ランニング仲間|営業チーム|夏休みの旅行|読書会|ご近所|誕生日会",
    exercise:
      "作文「私の週末」|練習問題3|実験レポート|読書記録|気候変動の発表|単語テスト|グループ課題「街の地図」|分数の復習",
    insurer: "北日本健康保険|アトラス保険|アルプス生命|ユニオン生命|メリディアン健保",
    agency: "中央不動産|港ホーム|緑丘不動産|駅前ハウジング|川辺エステート",
    hours:
      "月〜金 9:00〜18:00|毎日 11:00〜22:00|火〜日 12:00〜23:00|月〜土 10:00〜20:00|水曜定休 17:00〜24:00",
    schedule:
      "月・水 9:00〜10:30|火・木 14:00〜15:30|金 10:00〜12:00|月 16:00〜18:00|水 18:30〜20:00",
    nationality: "JP=日本",
    product:
      "毎日使えるように丁寧に仕上げました。|時とともに味わいが増す一品です。|お手入れが簡単で長持ちします。|環境に配慮した素材を使っています。|少量ずつ手作りしています。|ほかの商品とも合わせやすいデザインです。|5年保証付きです。|贈り物にもおすすめです。|場所を取らず丈夫です。",
    praise:
      "品質がとても良く、満足しています。|早く届き、梱包も丁寧でした。|写真の通りでした。|毎日使っています。|また購入したいです。|贈り物にして喜ばれました。|この値段なら十分です。|対応がとても親切でした。",
    criticism:
      "説明と違っていました。|二週間で壊れました。|この値段ならもう少し期待していました。|届くまでに時間がかかりすぎました。",
    essay:
      "きっかけは、ある休日の午後でした。|良い計画の力は見落とされがちです。|二週間もすると習慣になっていました。|小さく始めて続けることが大切です。|すぐうまくいくこともあれば、時間がかかることもあります。|人に聞くのが一番の近道です。|最後に残るのは小さな工夫です。|近道はありませんが、目印はあります。|一か月ほど試してみました。|結果には自分たちも驚きました。",
    comment:
      "とても参考になりました。|同感です。|早速試してみました。|続きが楽しみです。|素敵な記事ですね。|私は少し違う意見です。|知りませんでした。|わかりやすい説明でした!",
    message:
      "もう向かっていますか?|あと十分で着きます。|ありがとう、また明日!|ファイルを送ってもらえますか?|木曜日はどうですか?|了解です、そうしましょう。|少し時間ありますか?|後で連絡します。",
    aboutEvent:
      "音楽と会話と食事を楽しむ夕べです。|初めての方も参加できます。|三つの講演と質疑の時間があります。|入場無料、要予約です。|お子様連れも歓迎です。|雨天でも開催します。|館内の見学付きです。",
    aboutTicket:
      "今朝からログインできません。|請求書の金額が違います。|荷物が一週間届きません。|更新後にアプリが落ちます。|確認メールが届いていません。|ページの表示がとても遅いです。|お届け先の住所を変更してください。",
    answer:
      "不具合を修正しました。|返金の手続きをしました。|再度ログインすると使えます。|代わりの商品を発送しました。|設定を変更しました。|パスワードを再設定しました。",
    aboutDish:
      "旬の野菜で作りたてをお出しします。|自家製のハーブを添えました。|昔ながらの味付けです。|レモンの香りのやさしい味です。|じっくり煮込みました。|さっくり軽い仕上がりです。",
    aboutRestaurant:
      "家族で営む静かな店です。|地元の食材を使った料理です。|品数は少なめ、素材は新鮮です。|昼は定食、夜は音楽も楽しめます。|明るい店内と夏のテラス席が人気です。",
    aboutHome:
      "明るい室内と南向きのバルコニー。|駅まで徒歩五分の静かな立地。|改装済み、システムキッチン付き。|庭と車庫のある家族向けの家。|天井が高く眺めの良い部屋。|エレベーター付きの最上階。",
    aboutCourse:
      "全十回で基礎を学びます。|初心者の方も安心です。|身近な題材で実践的に学びます。|少人数で質問しやすい講座です。|最後に作品を仕上げます。",
    care: "先週より改善しています。|二週間後に再診。|血圧がやや高め。|薬の変更なし。|理学療法を紹介。|前回の検査結果を持参のこと。",
    dosage:
      "食後に服用してください。|水で服用してください。|飲酒時は服用しないでください。|就寝前に服用してください。|異常があれば受診してください。",
    order:
      "呼び鈴を二回鳴らしてください。|不在時は隣家へお願いします。|贈り物のため納品書は不要です。|17時以降に配達希望。|玄関前に置いてください。",
    request:
      "窓際の席を希望します。|子ども用の椅子が必要です。|誕生日のお祝いです。|一名は菜食です。|少し遅れます。",
    sale: "デモを希望。|金曜日までに見積もりを希望。|来期に決定予定。|他社と比較中。|担当者は月曜日まで休暇。",
    work: "初稿完成、意見待ち。|予算の承認次第。|月末までに完了予定。|サポートと調整が必要。|一部のお客様向けに先行公開。",
    assignment:
      "三人一組で取り組んでください。|自分の言葉で理由を書いてください。|PDFで二ページ以内で提出。|先に第三章を読んでください。|途中式も書いてください。",
    shelf: "キッチン|収納|オフィス|テキスタイル|照明|家具|小物",
    eventCategory: "コンサート|カンファレンス|展示会|フェスティバル|演劇|交流会",
    hotel:
      "ホテルパーク|旅館 松風|海辺の宿|旅荘 いかり|ホテルオーロラ|駅前スイート|白鳥ホテル|薔薇の館",
    aboutHotel:
      "駅から徒歩五分の静かな客室です。|家庭的な宿で、朝食が自慢です。|公園を望む客室とサウナがあります。|中心部にあり、庭とテラス付きです。|出張にも便利な新しい設備です。",
    book: "運河の家|名前のない手紙|長い冬|地図を描く人|遅咲きの庭|二つの街と川|菩提樹の陰で|静かな島",
    aboutBook:
      "ある家族と古い家の秘密の物語。|若者が故郷の村に帰る。|生涯手紙を交わした二人の友。|すべてを変えた海辺の夏。|十二日間で語られる街の歴史。",
    aboutJob:
      "少人数のチームで製品づくりに携わります。|お客様を最初の相談から支えます。|計画を立て、納期を管理します。|新しい機能の開発と改善を行います。|社内部門と取引先の窓口を担います。",
    profile:
      "数年の経験があり、チームでの仕事を好みます。|責任ある新しい仕事を探しています。|調整力と伝える力があります。|近い業界からの転職です。|すぐに勤務可能、時短も可。",
    cookingStep:
      "玉ねぎを刻んで油で炒める。|十分ほど煮込む。|塩こしょうで味を調える。|きつね色になるまで焼く。|香草を添えて盛り付ける。|野菜を角切りにする。",
    notice:
      "ご注文の商品を発送しました|新しいメッセージ|請求書ができました|予約が確定しました|あなたへの返信|パスワードが変更されました|新しいレビュー|明日の予定",
    aboutNotice:
      "タップして詳細をご覧ください。|追加の操作は不要です。|登録内容をご確認ください。|変更は本日から有効です。|金曜日までにご返信ください。",
    question:
      "パスワードはどう変更しますか?|注文を取り消せますか?|請求書はどこで見られますか?|届くまで何日かかりますか?|いつでも解約できますか?|問い合わせ先はどこですか?",
    workout: "朝ヨガ|腰痛予防体操|ピラティス|スピニング|サーキット|水中体操|ストレッチ|ボクシング",
    publisher: "菩提樹書房|北光社|川辺出版|鶴書店|いかり書房",
    song: "七月の雨|もう一度の夜|南へ続く道|港の灯り|それでも踊ろう|君の名前|真夜中の東京|波の音|ほんの少し|日曜日に帰る|最終電車|口ずさむ歌",
    trip: "京都の紅葉めぐり|北海道サイクリング|沖縄で過ごす週末|熊野古道を歩く|瀬戸内の島めぐり|金沢の朝市|信州の温泉旅|四国お遍路入門|九州の列車旅|東北の祭りめぐり",
    sportsTeam:
      "札幌スターズ|仙台イーグレッツ|東京ブルース|横浜マリナス|名古屋ドルフィンズ|京都ソレイユ|大阪タイガーズ|福岡ホークアイズ",
    garment:
      "丸首のセーター|ショートジャケット|ゆったりシャツ|ラップワンピース|ストレートパンツ|ボーダーTシャツ|ロングコート|プリーツスカート|ベスト|長袖ブラウス|カーディガン|シャツジャケット",
    aboutGarment:
      "一年を通して着やすい定番の形です。|どんな服にも合わせやすい一着です。|肌ざわりがやわらかく、手入れも簡単です。|ゆったりした形で、ポケットも深めです。|軽くて、季節の変わり目に活躍します。|何度洗っても形がくずれません。|小さな工房で少しずつ作っています。",
    aboutTrip:
      "一日の移動は短く、散策の時間もたっぷりです。|地元のガイドが案内し、家庭料理も楽しめます。|人混みを避けた歩きやすいコースです。|交通費と宿泊費が含まれています。|定員十名の少人数ツアーです。|午前は見学、午後は自由行動です。",
    aboutVehicle:
      "ワンオーナー車で、点検はすべてディーラーで受けています。|タイヤは新品で、車検も残っています。|整備記録がそろった禁煙車です。|燃費がよく、街乗りに向いています。|バンパーに小さな傷がありますが、走りに問題はありません。|屋内の車庫で保管していました。",
    aboutMusic:
      "窓を開けた夜に聴きたい曲を集めました。|やわらかな声と澄んだギターが楽しめます。|眠くならずに集中できます。|台所で踊りたくなる曲です。|日曜日のためのゆったりしたリズムです。|懐かしい名曲と新しい出会いがあります。",
    aboutCompany:
      "三代続く地元の家族経営です。|設計から製造まで自社で行っています。|少人数ながら、長いお付き合いのお客様に支えられています。|相談から施工、保守まで一貫して承ります。|国内外で信頼される専門企業です。|品質と地元とのつながりを大切にしています。",
    aboutPet:
      "甘えん坊で、子どもとも仲良くできます。|初めは人見知りですが、慣れるととても忠実です。|長い散歩とひなたぼっこが大好きです。|ワクチンとマイクロチップは済んでいます。|ほかの動物とも仲良くできます。|食いしん坊なので、食事のときは目が離せません。",
    aboutPlant:
      "成長が早いので、春に支柱を立てます。|水は控えめに、光はたっぷり必要です。|二年に一度植え替えます。|春に花が咲き、その後は休みます。|風の通り道は苦手です。|挿し木で簡単に増やせます。",
    aboutService:
      "部品を交換し、動作を確認しました。|全体を点検し、異常はありませんでした。|次回の訪問時に交換を予定しています。|水漏れを修理し、パッキンを交換しました。|異音の原因を特定し、対処しました。|計画どおりの定期点検です。",
    aboutClaim:
      "事故報告書と現場の写真を添付しました。|被害は一室のみで、見積もりを待っています。|被害届を提出し、受理票を添付しました。|来週、鑑定人が訪問します。|修理は完了し、請求書を添付しました。|目撃者が状況を確認しています。",
    gift: "お誕生日おめでとう。|いつもありがとう。|みんなより心をこめて。|ご結婚おめでとうございます。|早くよくなりますように。|笑顔になりますように。",
    careLabel:
      "三十度以下で洗い、平干ししてください。|冷水で手洗いしてください。|乾燥機は使わないでください。|低温でアイロンをかけてください。",
    aboutPodcast:
      "毎週ひとつ、ゆっくりとした対話をお届けします。|本当にあった話を、静かに語ります。|二人の声で、ひとつの問いを考えます。|街をつくる人たちに会いに行きます。|六回にわたる取材の記録です。|ゲストの仕事を、初日から今日までたどります。",
    tracking:
      "荷物をお預かりしました。|仕分けが終わり、配達店へ向かっています。|配達店に到着しました。|配達中です。|お届けしました。|不在票をお入れしました。",
    forecast:
      "午後は晴れ間が広がり、風は弱い見込みです。|夕方から雨が降るでしょう。|乾いた穏やかな天気です。|雲が多く、朝のうち小雨があります。|朝は冷え込みますが、のち晴れます。|海沿いでは風が強まります。",
    upkeep:
      "湿らせた布で拭いてください。|使ったあとは水気を拭き取ってください。|直射日光を避けてください。|洗剤を使わず、乾いた布で拭いてください。|湿気の少ない場所で保管してください。",
    motive:
      "受けた恩を返したいと思いました。|地域の人と知り合いたいからです。|以前から関心のある活動です。|時間があり、人の役に立つのが好きです。|手伝いながら学びたいです。",
    wardrobe: "衣類|ファッション",
  },
  words:
    "bathroom=バスルーム|label:home=自宅|label:work=勤務先|label:office=オフィス|label:parents=実家|label:holiday home=別荘|theme:light=ライト|theme:dark=ダーク|label:material=素材|label:colour=色|label:dimensions=寸法|label:weight=重さ|label:care=お手入れ|label:made in=原産国|label:warranty=保証|front view=正面|side view=側面|detail of the material=素材の拡大|in use=使用例|packaging=パッケージ|view from above=上から見た様子|looks great=見た目が良い|good value=コストパフォーマンスが良い|solid build=しっかりした作り|easy to use=使いやすい|fast delivery=配送が早い|instructions unclear=説明書が分かりにくい|only one colour=色が一種類だけ|pricey=少し高い|thank you for the kind words!=温かいお言葉をありがとうございます。|we are glad that you like it. see you soon!=気に入っていただけて嬉しいです。またのご利用をお待ちしております。|thanks, that made our day.=ありがとうございます。励みになります。|thanks for the feedback, we will pass it on.=ご意見ありがとうございます。担当者に伝えます。|thank you, we are working on exactly that.=ありがとうございます。現在改善に取り組んでいます。|we are sorry to hear that. please write to us, and we will make it right.=申し訳ございません。ご連絡いただければ対応いたします。|this is not how it should be. we have sent you a message.=ご不便をおかけしました。個別にご連絡いたしました。|black=黒|white=白|silver=シルバー|gold=ゴールド|navy=ネイビー|sand=サンド|forest green=フォレストグリーン|slate grey=スレートグレー|burgundy=バーガンディ|red=赤|blue=青|green=緑|yellow=黄|grey=グレー|brown=茶|beige=ベージュ|glass=ガラス|linen=リネン|oak=オーク|steel=スチール|leather=革|cotton=コットン|wool=ウール|ceramic=陶器|wood=木|metal=金属|plastic=プラスチック|bamboo=竹|handmade=手作り|bestseller=人気商品|new=新着|summer=夏|winter=冬|sale=セール|eco=エコ|limited=限定|gift idea=ギフト|kitchen=キッチン|storage=収納|office=オフィス|textiles=テキスタイル|lighting=照明|furniture=家具|accessories=小物|outdoor=アウトドア|outdoors=アウトドア|home=暮らし|travel=旅行|food=グルメ|technology=テクノロジー|health=健康|business=ビジネス|culture=文化|photography=写真|books=本|science=科学|sport=スポーツ|sports=スポーツ|art=アート|fashion=ファッション|education=教育|gardening=園芸|family=家族|games=ゲーム|history=歴史|nature=自然|music=音楽|film=映画|career=キャリア|news=ニュース|how-to=ハウツー|weekend=週末|review=レビュー|electronics=家電|clothing=衣類|toys=おもちゃ|beauty=美容|concert=コンサート|conference=カンファレンス|exhibition=展示会|festival=フェスティバル|theatre=演劇|networking=交流会|active=有効|inactive=無効|pending=保留中|confirmed=確認済み|cancelled=キャンセル|canceled=キャンセル|completed=完了|scheduled=予定|requested=依頼中|approved=承認済み|rejected=却下|declined=辞退|open=未対応|closed=クローズ|resolved=解決済み|in progress=対応中|on hold=保留|on leave=休職中|terminated=退職|suspended=停止中|seated=着席済み|no show=無断キャンセル|checked in=受付済み|sent=送信済み|paid=支払済み|overdue=期限超過|draft=下書き|void=無効|refunded=返金済み|shipped=発送済み|delivered=配達済み|processing=処理中|published=公開|archived=アーカイブ|available=空きあり|sold=売却済み|rented=賃貸中|reserved=予約済み|won=受注|lost=失注|qualified=有望|proposal=提案|negotiation=交渉|prospect=見込み|contacted=連絡済み|waiting=待機中|waiting on customer=お客様待ち|expired=期限切れ|enrolled=在籍|graduated=卒業|submitted=提出済み|low=低|medium=中|high=高|urgent=緊急|normal=通常|critical=重大|vacation=有給休暇|sick leave=病気休暇|parental leave=育児休暇|unpaid leave=無給休暇|training=研修|family holiday=家族旅行|recovering from flu=インフルエンザ|study trip=研修旅行|exam week=試験週間|hiking trip=登山旅行|second half of parental leave=育児休暇の後半|moving house=引っ越し|wedding=結婚式|doctor's appointment=通院|cuisine:italian=イタリア料理|cuisine:japanese=和食|cuisine:mexican=メキシコ料理|cuisine:indian=インド料理|cuisine:thai=タイ料理|cuisine:french=フランス料理|cuisine:greek=ギリシャ料理|cuisine:lebanese=レバノン料理|cuisine:korean=韓国料理|cuisine:vietnamese=ベトナム料理|cuisine:chinese=中華料理|cuisine:mediterranean=地中海料理|cuisine:spanish=スペイン料理|cuisine:turkish=トルコ料理|cuisine:ethiopian=エチオピア料理|starters=前菜|starter=前菜|mains=メイン|main=メイン|main course=メイン|desserts=デザート|dessert=デザート|drinks=ドリンク|drink=ドリンク|sides=サイドメニュー|side=サイドメニュー|soups=スープ|salads=サラダ|breakfast=朝食|lunch=昼食|dinner=夕食|snack=軽食|gluten=小麦|lactose=乳糖|dairy=乳製品|milk=乳|nuts=ナッツ|peanuts=ピーナッツ|eggs=卵|egg=卵|fish=魚|shellfish=甲殻類|soy=大豆|sesame=ごま|celery=セロリ|mustard=からし|pollen=花粉|penicillin=ペニシリン|bee stings=蜂刺され|dust mites=ダニ|cat hair=猫の毛|latex=ラテックス|dermatology=皮膚科|radiology=放射線科|neurology=神経内科|cardiology=循環器内科|orthopaedics=整形外科|gynaecology=婦人科|paediatrics=小児科|general practice=内科|psychiatry=精神科|oncology=腫瘍科|ophthalmology=眼科|follow-up=再診|headaches=頭痛|headache=頭痛|skin rash=発疹|blood test results=血液検査の結果|persistent cough=長引く咳|vaccination=予防接種|annual check-up=定期健診|back pain=腰痛|bronchitis=気管支炎|asthma=喘息|iron deficiency=鉄欠乏|migraine=片頭痛|hypertension=高血圧|sprained ankle=足首の捻挫|eczema=湿疹|seasonal allergy=季節性アレルギー|tonsillitis=扁桃炎|female=女性|male=男性|at bedtime=就寝前|three times a day=1日3回|twice a day=1日2回|twice daily=1日2回|once daily=1日1回|once a day=1日1回|as needed=必要時|every 8 hours=8時間ごと|every morning=毎朝|daily=毎日|weekly=毎週|monthly=毎月|yearly=毎年|brother=兄弟|sister=姉妹|friend=友人|son=息子|daughter=娘|mother=母|father=父|spouse=配偶者|house=一戸建て|apartment=マンション|flat=マンション|villa=邸宅|loft=ロフト|studio=ワンルーム|townhouse=テラスハウス|condo=分譲マンション|penthouse=ペントハウス|garden=庭|lift=エレベーター|elevator=エレベーター|bike storage=駐輪場|washing machine=洗濯機|balcony=バルコニー|parking space=駐車場|parking=駐車場|fitted kitchen=システムキッチン|dishwasher=食洗機|terrace=テラス|cellar=地下室|fireplace=暖炉|pool=プール|air conditioning=エアコン|underfloor heating=床暖房|wifi=Wi-Fi|mathematics=数学|biology=生物|chemistry=化学|physics=物理|geography=地理|literature=文学|english=英語|economics=経済|philosophy=哲学|computer science=情報|physical education=体育|beginner=初級|intermediate=中級|advanced=上級|easy=簡単|hard=難しい|homework=宿題|essay=作文|exam=試験|project=プロジェクト|quiz=小テスト|lab=実験|presentation=発表|finance=金融|construction=建設|logistics=物流|media=メディア|retail=小売|energy=エネルギー|software=ソフトウェア|healthcare=医療|manufacturing=製造|hospitality=ホテル・飲食|agriculture=農業|newsletter=メルマガ|event=イベント|referral=紹介|social media=SNS|cold call=電話営業|website=ウェブサイト|trade fair=展示会|advertisement=広告|call=電話|meeting=打ち合わせ|email=メール|note=メモ|demo=デモ|visit=訪問|no answer=応答なし|connected=接続済み|left a voicemail=留守電|not interested=関心なし|demo booked=デモ予約済み|asked to call back=折り返し依頼|sent more information=資料送付済み|no budget=予算なし|price too high=価格が高い|chose a competitor=他社を選択|bad timing=時期が合わない|check again next week=来週再確認|arrange a second meeting=二回目の打ち合わせを設定|call on monday=月曜に電話|confirm by email=メールで確認|send the documents=資料を送付|wait for confirmation=確認待ち|card=カード|cash=現金|bank transfer=銀行振込|invoice=請求書|credit card=クレジットカード|direct debit=口座振替|full-time=正社員|part-time=パート|contract=契約|temporary=派遣|internship=インターン|permanent=正社員|remote=リモート|hybrid=ハイブリッド|on-site=出社|public speaking=プレゼンテーション|accessibility=アクセシビリティ|copywriting=コピーライティング|project planning=プロジェクト計画|illustration=イラスト|data analysis=データ分析|billing=請求|technical=技術|account=アカウント|shipping=配送|returns=返品|bug=不具合|feature request=機能要望|question=質問|other=その他|software licences=ソフトウェアライセンス|consulting, senior=コンサルティング|design workshop=デザインワークショップ|design workshop, half day=デザインワークショップ(半日)|photo shoot, one day=写真撮影(1日)|translation, per page=翻訳(1ページ)|website hosting, monthly=ホスティング(月額)|hosting, monthly=ホスティング(月額)|support hours=サポート時間|training session=研修|travel expenses=旅費|consulting, two days=コンサルティング(2日)|licence, ten users=ライセンス(10名)|general=全般|support=サポート|design=デザイン|engineering=開発|marketing=マーケティング|sales=営業|people=人事|legal=法務|operations=業務|customer support=カスタマーサポート|research=研究|product=製品|data=データ|security=セキュリティ|free=無料|expert=エキスパート|problem set=問題集|lab report=実験レポート|reading=読書|relationship:partner=配偶者|partner=パートナー|$=¥|$$=¥¥|$$$=¥¥¥|$$$$=¥¥¥¥|year #=#年生|net #=#日以内|skills:spanish=スペイン語|basic=ベーシック|standard=スタンダード|premium=プレミアム|right to work in the country=就労資格|three years in a similar role=同職種で3年以上の経験|experience with remote teams=リモートチームの経験|eye for detail=細部への注意力|confident with spreadsheets=表計算ソフトの操作|fluent english=ビジネス英語|degree or equivalent experience=学位または同等の経験|clear written communication=文章力|flexible hours=フレックスタイム|remote days=在宅勤務|public transport ticket=交通費支給|training budget=研修費補助|30 days of holiday=年次休暇30日|bike leasing=自転車リース|applied=応募|screening=書類選考|phone interview=電話面接|interview=面接|offer=内定|hired=採用|hindi=ヒンディー語|arabic=アラビア語|languages:japanese=日本語|languages:french=フランス語|languages:spanish=スペイン語|language:japanese=日本語|language:french=フランス語|language:spanish=スペイン語|german=ドイツ語|portuguese=ポルトガル語|mandarin=中国語|breakfast included=朝食付き|swimming pool=プール|24-hour reception=24時間フロント|sea view=海の眺め|free wifi=無料Wi-Fi|fitness room=ジム|gym=ジム|spa=スパ|sauna=サウナ|restaurant=レストラン|bar=バー|pets allowed=ペット可|airport shuttle=空港送迎|suite=スイート|twin=ツイン|single=シングル|double=ダブル|family room=ファミリー|occupied=使用中|out of order=使用不可|checked out=チェックアウト済み|blocked=ブロック中|quick win=すぐできる|documentation=ドキュメント|enhancement=改善|needs review=要レビュー|dependencies=依存関係|mobile=モバイル|content=コンテンツ|planned=計画中|mystery=ミステリー|biography=伝記|science fiction=SF|fantasy=ファンタジー|novel=小説|romance=恋愛|poetry=詩|thriller=スリラー|children=児童書|non-fiction=ノンフィクション|drama=ドラマ|comedy=コメディ|action=アクション|documentary=ドキュメンタリー|equipment=備品|meals=食事|lodging=宿泊|office supplies=事務用品|reimbursed=精算済み|label created=受付|returned=返送|out for delivery=配達中|picked up=集荷済み|in transit=輸送中|at sorting centre=仕分け中|at local depot=配送拠点に到着|coconut milk=ココナッツミルク|butter=バター|rice=米|tomatoes=トマト|basil=バジル|chickpeas=ひよこ豆|spinach=ほうれん草|garlic=にんにく|ginger=生姜|lemon=レモン|olive oil=オリーブオイル|flour=小麦粉|sugar=砂糖|salt=塩|black pepper=黒こしょう|onions=玉ねぎ|onion=玉ねぎ|yoghurt=ヨーグルト|parmesan=パルメザン|carrots=にんじん|potatoes=じゃがいも|unit:can=缶|piece=個|handful=ひとつかみ|unit:cup=カップ|bunch=束|clove=片|tbsp=大さじ|tsp=小さじ|box=箱|pack=パック|vegetarian=ベジタリアン|vegan=ヴィーガン|gluten-free=グルテンフリー|seasonal=季節|one-pot=ワンポット|quick=時短|spicy=辛口|monday=月曜日|tuesday=火曜日|wednesday=水曜日|thursday=木曜日|friday=金曜日|saturday=土曜日|sunday=日曜日|petrol=ガソリン|diesel=ディーゼル|electric=電気|automatic=オートマ|manual=マニュアル|dual clutch=DCT|good=良い|fair=普通|like new=新品同様|excellent=とても良い|used=中古|poor=悪い|for parts=部品取り|dog=犬|cat=猫|rabbit=うさぎ|guinea pig=モルモット|parrot=オウム|hamster=ハムスター|past due=支払遅延|trialing=試用中|paused=一時停止|too expensive=高すぎる|project ended=プロジェクト終了|missing features=機能不足|customer request=お客様都合|duplicate entry=重複|incorrect data=データ誤り|policy change=規定変更|plan:starter=スターター|plan:business=ビジネス|plan:student=学生|plan:family=ファミリー|reminder=リマインダー|system=システム|invite=招待|message=メッセージ|main hall=メインホール|done=完了|in review=レビュー中|to do=未着手|todo=未着手|pet friendly=ペット可|on-site interview=対面面接|cleaning=清掃中|mention=メンション|backlog=バックログ|fiction=フィクション",
  rows: {},
};
