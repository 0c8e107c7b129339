#include "training/words/usual.h"

#include <map>

namespace playground::training {

const std::string& usual(const std::string& word) {
  static const std::map<std::string, std::string> others{
      {"没", "没有"},   {"可是", "但是"}, {"于是", "所以"},       {"要是", "如果"},
      {"常常", "经常"}, {"打碎", "打破"}, {"这儿", "这里"},       {"那儿", "那里"},
      {"哪儿", "哪里"}, {"夸", "表扬"},   {"寻找", "找"},         {"使用", "用"},
      {"替", "帮"},     {"应用", "软件"}, {"公共汽车", "公交车"}, {"不好意思", "对不起"},
      {"餐厅", "饭店"}, {"看到", "看见"}, {"妈", "妈妈"},         {"爸", "爸爸"},
      {"天天", "每天"}, {"忘", "忘记"},   {"您", "你"},           {"别", "不要"},
      {"正在", "在"},   {"贫穷", "穷"},   {"虚弱", "弱"},         {"逛街", "购物"},
      {"之前", "以前"}, {"之后", "以后"}, {"伞", "雨伞"},         {"不过", "但是"},
      {"鸟儿", "鸟"},   {"难题", "问题"}};
  const auto found = others.find(word);
  return found == others.end() ? word : found->second;
}

}  // namespace playground::training
