// Nouns: what is eaten and drunk.
#include "training/grammar/lexicon/nouns/nouns.h"

namespace playground::grammar {
namespace {

constexpr Noun all[] = {
    {"apple", "苹果", "个", food | fruit},
    {"cake", "蛋糕", "块", food},
    {"egg", "鸡蛋", "个", food | breakable},
    {"banana", "香蕉", "根", food | fruit},
    {"orange", "橙子", "个", food | fruit},
    {"pear", "梨", "个", food | fruit},
    {"peach", "桃子", "个", food | fruit},
    {"grape", "葡萄", "颗", food | fruit},
    {"lemon", "柠檬", "个", food | fruit},
    {"carrot", "胡萝卜", "根", food},
    {"cookie", "饼干", "块", food},
    {"sandwich", "三明治", "个", food | single},
    {"dumpling", "饺子", "个", food},
    {"potato", "土豆", "个", food},
    {"tomato", "西红柿", "个", food | fruit},
    {"bread", "面包", "块", fare | mass},
    {"rice", "米饭", "碗", fare | mass},
    {"meat", "肉", "块", fare | mass},
    {"cheese", "奶酪", "块", fare | mass},
    {"pizza", "比萨饼", "块", fare | mass},
    {"chocolate", "巧克力", "块", fare | mass},
    {"soup", "汤", "碗", fare | mass},
    {"breakfast", "早饭", "顿", fare | meal | mass},
    {"lunch", "午饭", "顿", fare | meal | mass},
    {"dinner", "晚饭", "顿", fare | meal | mass},
    {"water", "水", "杯", drink | mass},
    {"milk", "牛奶", "杯", drink | mass},
    {"tea", "茶", "杯", drink | mass},
    {"coffee", "咖啡", "杯", drink | mass},
    {"juice", "果汁", "杯", drink | mass},
    {"leaf", "叶子", "片", leafage},
    {"grass", "草", "棵", leafage | mass},

    {"nut", "坚果", "颗", food | single},
    {"watermelon", "西瓜", "个", food | fruit | single},
    {"strawberry", "草莓", "颗", food | fruit | single},
    {"cherry", "樱桃", "颗", food | fruit | single},
    {"mango", "芒果", "个", food | fruit | single},
    {"onion", "洋葱", "个", food | single},
    {"mushroom", "蘑菇", "个", food | single},
    {"hamburger", "汉堡", "个", food | single},
    {"pie", "馅饼", "块", food | single},
    {"sausage", "香肠", "根", food | single},
    {"pancake", "煎饼", "张", food | single},
    {"steak", "牛排", "块", food | single},
    {"corn", "玉米", "根", fare | mass},
    {"salad", "沙拉", "份", fare | mass},
    {"candy", "糖果", "颗", fare | mass},
    {"honey", "蜂蜜", "瓶", fare | mass},
    {"beef", "牛肉", "块", fare | mass},
    {"porridge", "粥", "碗", fare | meal | mass},
    {"beer", "啤酒", "杯", drink | mass},
    {"wine", "红酒", "杯", drink | mass},
};

}  // namespace

std::span<const Noun> nouns_of_food() { return all; }

}  // namespace playground::grammar
