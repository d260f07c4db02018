import type { PeopleTexts } from "../../people.ts";

/** Who people are in Japan and how it is read, since an address has no other letters; and companies. */
export const japanesePeople: PeopleTexts = {
  women:
    "美咲=misaki|陽菜=hina|結衣=yui|葵=aoi|さくら=sakura|愛=ai|遥=haruka|美穂=miho|恵子=keiko|由美=yumi|裕子=yuko|直子=naoko|真由美=mayumi|彩=aya|麻衣=mai|香織=kaori|千尋=chihiro|沙織=saori|奈々=nana|優子=yuko|友美=tomomi|智子=tomoko|久美子=kumiko|明美=akemi|美月=mizuki|結菜=yuna|凛=rin|詩織=shiori|楓=kaede|七海=nanami|琴音=kotone|莉子=riko|玲奈=rena|典子=noriko|幸子=sachiko|里奈=rina",
  men: "翔太=shota|大輔=daisuke|健太=kenta|拓也=takuya|誠=makoto|隆=takashi|浩=hiroshi|健=ken|直樹=naoki|和也=kazuya|達也=tatsuya|大樹=daiki|翔=sho|蓮=ren|陽翔=haruto|悠斗=yuto|大翔=hiroto|颯太=sota|湊=minato|樹=itsuki|亮=ryo|哲也=tetsuya|英樹=hideki|正人=masato|修=osamu|茂=shigeru|浩二=koji|康平=kohei|雄太=yuta|涼介=ryosuke|裕太=yuta|学=manabu|剛=tsuyoshi|純一=junichi|慎吾=shingo|航=wataru",
  families:
    "佐藤=sato|鈴木=suzuki|高橋=takahashi|田中=tanaka|伊藤=ito|渡辺=watanabe|山本=yamamoto|中村=nakamura|小林=kobayashi|加藤=kato|吉田=yoshida|山田=yamada|佐々木=sasaki|山口=yamaguchi|松本=matsumoto|井上=inoue|木村=kimura|林=hayashi|斎藤=saito|清水=shimizu|山崎=yamazaki|森=mori|池田=ikeda|橋本=hashimoto|阿部=abe|石川=ishikawa|山下=yamashita|中島=nakajima|石井=ishii|小川=ogawa|前田=maeda|岡田=okada|長谷川=hasegawa|藤田=fujita|後藤=goto|近藤=kondo|村上=murakami|遠藤=endo|青木=aoki|坂本=sakamoto|福田=fukuda|太田=ota|西村=nishimura|藤井=fujii|岡本=okamoto|金子=kaneko|藤原=fujiwara|三浦=miura|中野=nakano|原田=harada|松田=matsuda|竹内=takeuchi|小野=ono|田村=tamura|中山=nakayama|和田=wada|石田=ishida|森田=morita|上田=ueda|原=hara|柴田=shibata|酒井=sakai|工藤=kudo|横山=yokoyama|宮崎=miyazaki|宮本=miyamoto",
  familiesEach: 1,
  companies:
    "株式会社{}製作所|{}商事株式会社|{}建設株式会社|{}工業株式会社|有限会社{}印刷|株式会社{}デザイン|{}電機株式会社|{}食品株式会社|株式会社{}工務店|{}運輸株式会社|{}産業株式会社|株式会社{}システム|{}酒造株式会社|合同会社{}企画|{}化学株式会社|株式会社{}ホールディングス",
};
