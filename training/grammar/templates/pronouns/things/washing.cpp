// Templates: what is washed, dried, covered, worn and spilled on.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template washing[] = {
    {"covered with", "d=anyone a=cloth1 b=furniture1",
     "{d} covered#1@d {b} with#2 {a} because#3 <1:{b:he} {b:was} dirty#21@b|{b:he} {b:was} "
     "old#21@b|{b:he} {b:was} new#21@b|{a:he} {a:was} clean#21@a|{a:he} {a:was} big#21@a> .",
     "{d} 用#2 {a} 盖住#1@d 了 {b} ， 因为#3 <1:{b:he} 很 脏#21@b|{b:he} 旧#21@b 了|{b:he} 是 "
     "新的#21@b|{a:he} 很 干净#21@a|{a:he} 很 大#21@a> 。",
     20},
    {"covered a child with", "d=clear a=noun:blanket1 b=same(d)",
     "{d} covered#1@d {b} with#2 {a} because#3 <1:{b:he} {b:was} cold#21@b|{b:he} {b:was} "
     "asleep#21@b|{b:he} {b:was} ill#21@b|{a:he} {a:was} warm#21@a|{a:he} {a:was} big#21@a> .",
     "{d} 用#2 {a} 盖住#1@d 了 {b} ， 因为#3 <1:{b:he} 很 冷#21@b|{b:he} 睡着#21@b 了|{b:he} "
     "生病#21@b 了|{a:he} 很 暖和#21@a|{a:he} 很 大#21@a> 。",
     30},
    {"cut with, then washed", "d=anyone a=noun:knife1 b=food",
     "{d} cut#1@d {b} with {a} and then#3 <1:washed {a:him}|cleaned {a:him}|put {a:him} away|ate "
     "{b:him}|sold {b:him}> .",
     "{d} 用 {a} 切#1@d 了 {b} ， 然后#3 <1:洗 了 {a:he}|洗 干净 了 {a:he}|把 {a:he} 收 "
     "了 起来|吃 了 {b:he}|卖 了 {b:he}> 。",
     28},
    {"spilled on the shirt", "d=who a=clothing1 c=drink",
     "{d} spilled#1@d {c:bare} on {a} , so#2 <1:{a:he} {a:was} wet#21@a|{a:he} {a:was} "
     "dirty#21@a|{d:he} had#21@d to wash {a:him}|{d:he} washed#21@d {a:him}|{d:he} couldn't "
     "wear#21@d {a:him}> .",
     "{d} 把 {c:bare} 洒#1@d 在 {a} 上 了 ， 所以#2 <1:{a:he} 湿#21@a 了|{a:he} 很 脏#21@a|{d:he} "
     "不得不#21@d 洗 {a:he}|{d:he} 洗#21@d 了 {a:he}|{d:he} 不能 穿#21@d {a:he}> 。",
     32},
    {"i spilled on mine", "c=drink a=clothing1 d=me",
     "{d} spilled#1@d {c:bare} on {a} , so#2 {d} had#3@d to <1:wash|clean> {a:him} .",
     "{d:obj} 把 {c:bare} 洒#1@d 在 {a} 上 了 ， 所以#2 {d:obj} 不得不#3@d <1:洗|洗 干净> {a:he} "
     "。",
     20},
    {"washed and dried dishes", "d=clear a=many:breakable b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 20},
    {"washed and dried one", "d=anyone a=portable1 b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 16},
    {"dishes, washed and put", "d=anyone a=many:clothing",
     "{d} washed#1@d {a} and put#2@d {a:him} <1:on the bed|in the box|on the chair|in the cabinet> "
     ".",
     "{d} 洗#1@d 了 {a} ， 然后 把 {a:he} 放#2@d 在 <1:床 上|箱子 里|椅子 上|柜子 里> 。", 20},
    {"could not dry, as", "d=anyone a=portable1 b=noun:towel1",
     "{d} couldn't#3 dry#1@d {a} with {b} because#2 <1:{b:he} {b:was} wet#21@b|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too small#21@b|{a:he} {a:was} too wet#21@a|{a:he} {a:was} too "
     "big#21@a> .",
     "{d} 不能#3 用 {b} 擦干#1@d {a} ， 因为#2 <1:{b:he} 湿#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 "
     "小#21@b 了|{a:he} 太 湿#21@a 了|{a:he} 太 大#21@a 了> 。",
     28},
    {"washed clothes, as", "d=clear a=clothing",
     "{d} washed#1@d {a} because#2 <1:{a:he} {a:was} dirty#21@a|{a:he} {a:was} wet#21@a|{a:he} "
     "{a:was} old#21@a|{d:he} wanted#21@d to wear {a:him}|{d:he} had#21@d time> .",
     "{d} 洗#1@d 了 {a} ， 因为#2 <1:{a:he} 脏#21@a 了|{a:he} 湿#21@a 了|{a:he} 很 旧#21@a|{d:he} "
     "想#21@d 穿 {a:he}|{d:he} 有时间#21@d> 。",
     16},
    {"did not wear, as", "d=clear a=clothing",
     "{d} didn't#3 wear#1@d {a} because#2 <1:{a:he} {a:was} too small#21@a|{a:he} {a:was} "
     "dirty#21@a|{a:he} {a:was} wet#21@a|{a:he} {a:was} torn#21@a|{d:he} {d:was} hot#21@d|{d:he} "
     "didn't like#21@d {a:him}|{d:he} forgot#21@d {a:him}> .",
     "{d} 没有#3 穿#1@d {a} ， 因为#2 <1:{a:he} 太 小#21@a 了|{a:he} 脏#21@a 了|{a:he} 湿#21@a "
     "了|{a:he} 破#21@a 了|{d:he} 很 热#21@d|{d:he} 不 喜欢#21@d {a:he}|{d:he} 忘记#21@d 了 "
     "{a:he}> 。",
     24},
    {"washed several, plate", "d=anyone a=many:noun:plate b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 6},
    {"washed because, plate", "d=clear a=many:noun:plate b=noun:towel1",
     "{d} couldn't#3 dry#1@d {a} with {b} because#2 <1:{b:he} {b:was} wet#21@b|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too small#21@b|{a:he} were too wet#21@a|{d:he} {d:was} "
     "busy#21@d> .",
     "{d} 不能#3 用 {b} 擦干#1@d {a} ， 因为#2 <1:{b:he} 湿#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 "
     "小#21@b 了|{a:he} 太 湿#21@a 了|{d:he} 很 忙#21@d> 。",
     6},
    {"washed several, cup", "d=anyone a=many:noun:cup b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 6},
    {"washed because, cup", "d=clear a=many:noun:cup b=noun:towel1",
     "{d} couldn't#3 dry#1@d {a} with {b} because#2 <1:{b:he} {b:was} wet#21@b|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too small#21@b|{a:he} were too wet#21@a|{d:he} {d:was} "
     "busy#21@d> .",
     "{d} 不能#3 用 {b} 擦干#1@d {a} ， 因为#2 <1:{b:he} 湿#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 "
     "小#21@b 了|{a:he} 太 湿#21@a 了|{d:he} 很 忙#21@d> 。",
     6},
    {"washed several, bowl", "d=anyone a=many:noun:bowl b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 6},
    {"washed because, bowl", "d=clear a=many:noun:bowl b=noun:towel1",
     "{d} couldn't#3 dry#1@d {a} with {b} because#2 <1:{b:he} {b:was} wet#21@b|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too small#21@b|{a:he} were too wet#21@a|{d:he} {d:was} "
     "busy#21@d> .",
     "{d} 不能#3 用 {b} 擦干#1@d {a} ， 因为#2 <1:{b:he} 湿#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 "
     "小#21@b 了|{a:he} 太 湿#21@a 了|{d:he} 很 忙#21@d> 。",
     6},
    {"washed several, glass", "d=anyone a=many:noun:glass b=noun:towel1",
     "{d} washed#1@d {a} and dried#2@d {a:him} with#3 {b} .",
     "{d} 洗#1@d 了 {a} ， 然后 用#3 {b} 把 {a:he} 擦干#2@d 了 。", 6},
    {"washed because, glass", "d=clear a=many:noun:glass b=noun:towel1",
     "{d} couldn't#3 dry#1@d {a} with {b} because#2 <1:{b:he} {b:was} wet#21@b|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too small#21@b|{a:he} were too wet#21@a|{d:he} {d:was} "
     "busy#21@d> .",
     "{d} 不能#3 用 {b} 擦干#1@d {a} ， 因为#2 <1:{b:he} 湿#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 "
     "小#21@b 了|{a:he} 太 湿#21@a 了|{d:he} 很 忙#21@d> 。",
     6},
    {"spilled on his own", "d=clear a=clothing1 c=drink",
     "{d} spilled#1@d {c:bare} on {d:his} {a:bare} , so#2 {d:he} <3:had to|wanted to> <1:wash "
     "{a:him}|clean {a:him}> .",
     "{d} 把 {c:bare} 洒#1@d 在 {d:his} {a:bare} 上 了 ， 所以#2 {d:he} <3:不得不|想> <1:洗 "
     "{a:he}|洗 干净 {a:he}> 。",
     28},
    {"milk on the book", "d=clear c=drink a=paged1",
     "{d} spilled#1@d {c:bare} on {a} , and now#2 {a:he} {a:is} <1:wet|dirty|broken> .",
     "{d} 把 {c:bare} 洒#1@d 在 {a} 上 了 ， 现在#2 {a:he} <1:湿 了|脏 了|坏 了> 。", 16},
    {"before using it, wash", "d=clear a=portable",
     "before#1 {d} used#2@d {a} , {d:he} <1:washed|cleaned|fixed> {a:him} .",
     "{d} 使用#2@d {a} 以前#1 ， {d:he} <1:洗 了|洗 干净 了|修好 了> {a:he} 。", 16},
    {"let dry in the sun", "d=clear a=clothing",
     "{d} washed#1@d {a} and put#2@d {a:him} in the sun#3 .",
     "{d} 洗#1@d 了 {a} ， 然后 把 {a:he} 放#2@d 在 太阳#3 下 。", 12},
};

}  // namespace

std::span<const Template> templates_of_washing() { return washing; }

}  // namespace playground::grammar
