/** Cities with a branch company: number of its offices, and districts of the city for their addresses. */
export const COMPANIES = [
  ['shanghai', '上海市', 52, '静安 徐汇 浦东 黄浦 杨浦 虹口 长宁 普陀 闵行 宝山 嘉定 松江 青浦 奉贤 金山'],
  ['beijing', '北京市', 38, '朝阳 海淀 西城 东城 丰台 石景山 通州 昌平 大兴 顺义'],
  ['tianjin', '天津市', 12, '和平 河西 南开 河东 西青 武清'],
  ['chongqing', '重庆市', 16, '渝中 江北 渝北 九龙坡 南岸 沙坪坝 万州 涪陵 永川'],
  ['guangdong', '深圳市', 34, '福田 南山 罗湖 龙岗 宝安 龙华 光明'],
  ['guangdong', '广州市', 26, '天河 越秀 番禺 海珠 白云 黄埔 增城 花都'],
  ['guangdong', '佛山市', 9, '禅城 南海 顺德 三水'],
  ['guangdong', '东莞市', 7, '南城 虎门 长安'],
  ['guangdong', '珠海市', 4, '香洲 金湾'],
  ['zhejiang', '杭州市', 20, '西湖 滨江 上城 拱墅 余杭 萧山 临平'],
  ['zhejiang', '宁波市', 11, '鄞州 海曙 江北 北仑 慈溪'],
  ['zhejiang', '温州市', 6, '鹿城 瓯海 乐清'],
  ['jiangsu', '南京市', 16, '鼓楼 建邺 玄武 秦淮 江宁 浦口'],
  ['jiangsu', '苏州市', 13, '工业园区 姑苏 吴中 相城 昆山 常熟'],
  ['jiangsu', '无锡市', 8, '梁溪 滨湖 江阴 宜兴'],
  ['shandong', '济南市', 9, '历下 市中 槐荫 历城'],
  ['shandong', '青岛市', 10, '市南 崂山 市北 黄岛'],
  ['shandong', '烟台市', 4, '芝罘 莱山'],
  ['fujian', '福州市', 9, '鼓楼 台江 仓山 晋安'],
  ['fujian', '厦门市', 8, '思明 湖里 集美'],
  ['fujian', '泉州市', 6, '丰泽 鲤城 晋江'],
  ['sichuan', '成都市', 19, '锦江 高新 武侯 青羊 金牛 成华 双流'],
  ['hubei', '武汉市', 16, '江汉 武昌 洪山 汉阳 江岸 硚口'],
  ['hunan', '长沙市', 10, '芙蓉 岳麓 雨花 开福'],
  ['henan', '郑州市', 11, '金水 中原 二七 郑东'],
  ['hebei', '石家庄市', 6, '长安 桥西 裕华'],
  ['shanxi', '太原市', 6, '小店 迎泽 万柏林'],
  ['liaoning', '沈阳市', 9, '沈河 和平 皇姑 铁西'],
  ['liaoning', '大连市', 7, '中山 沙河口 甘井子'],
  ['jilin', '长春市', 6, '朝阳 南关 宽城'],
  ['heilongjiang', '哈尔滨市', 8, '南岗 道里 香坊'],
  ['anhui', '合肥市', 9, '蜀山 庐阳 包河 瑶海'],
  ['jiangxi', '南昌市', 7, '东湖 红谷滩 西湖'],
  ['guangxi', '南宁市', 6, '青秀 兴宁 西乡塘'],
  ['hainan', '海口市', 4, '龙华 美兰'],
  ['guizhou', '贵阳市', 5, '观山湖 云岩 南明'],
  ['yunnan', '昆明市', 7, '五华 盘龙 官渡'],
  ['shaanxi', '西安市', 12, '雁塔 碑林 未央 莲湖'],
  ['gansu', '兰州市', 4, '城关 七里河'],
  ['qinghai', '西宁市', 2, '城西 城中'],
  ['neimenggu', '呼和浩特市', 4, '赛罕 新城'],
  ['ningxia', '银川市', 3, '兴庆 金凤'],
  ['xinjiang', '乌鲁木齐市', 5, '天山 沙依巴克'],
  ['xizang', '拉萨市', 1, '城关'],
].map(([province, city, offices, districts]) => ({
  province,
  city,
  offices,
  districts: districts.split(' '),
}));

/** Names of roads that exist in nearly every city. */
export const ROADS =
  '人民路 中山路 解放路 建设路 和平路 新华路 文化路 长江路 黄河路 迎宾大道 民主路 胜利路 光明路 青年路 滨江路 学府路 新港路 体育路 公园路 凤凰路'.split(
    ' ',
  );

/** Dialling codes; a city without one gets that of its province's company. */
export const CODES = {
  ...{ 上海市: '021', 北京市: '010', 天津市: '022', 重庆市: '023', 深圳市: '0755', 广州市: '020' },
  ...{ 佛山市: '0757', 东莞市: '0769', 珠海市: '0756', 杭州市: '0571', 宁波市: '0574', 温州市: '0577' },
  ...{ 南京市: '025', 苏州市: '0512', 无锡市: '0510', 济南市: '0531', 青岛市: '0532', 烟台市: '0535' },
  ...{ 福州市: '0591', 厦门市: '0592', 泉州市: '0595', 成都市: '028', 武汉市: '027', 长沙市: '0731' },
  ...{ 郑州市: '0371', 石家庄市: '0311', 太原市: '0351', 沈阳市: '024', 大连市: '0411', 长春市: '0431' },
  ...{ 哈尔滨市: '0451', 合肥市: '0551', 南昌市: '0791', 南宁市: '0771', 海口市: '0898', 贵阳市: '0851' },
  ...{ 昆明市: '0871', 西安市: '029', 兰州市: '0931', 西宁市: '0971', 呼和浩特市: '0471', 银川市: '0951' },
  ...{ 乌鲁木齐市: '0991', 拉萨市: '0891' },
};

/** Names whose English form differs from their pinyin. */
export const ENGLISH = {
  ...{
    西安: "Xi'an",
    呼和浩特: 'Hohhot',
    乌鲁木齐: 'Urumqi',
    拉萨: 'Lhasa',
    哈尔滨: 'Harbin',
    厦门: 'Xiamen',
  },
  ...{ 延安: "Yan'an", 六安: "Lu'an", 吉安: "Ji'an", 泰安: "Tai'an", 雅安: "Ya'an", 淮安: "Huai'an" },
  ...{ 鄂尔多斯: 'Ordos', 包头: 'Baotou', 重庆: 'Chongqing', 长沙: 'Changsha', 长春: 'Changchun' },
  ...{ 静安: "Jing'an", 长宁: 'Changning', 长安: "Chang'an", 雨花: 'Yuhua', 工业园区: 'Industrial Park' },
  ...{ 西藏: 'Xizang', 陕西: 'Shaanxi', 内蒙古: 'Inner Mongolia', 乐清: 'Yueqing', 蚌埠: 'Bengbu' },
  ...{ 亳州: 'Bozhou', 丽水: 'Lishui', 台州: 'Taizhou', 喀什: 'Kashgar', 香格里拉: 'Shangri-La' },
};
