#include "training/grammar/classes.h"

#include <stdexcept>
#include <string>

namespace playground::grammar {
namespace {

struct NamedClass {
  std::string_view name;
  Classes classes;
};
constexpr NamedClass named_classes[] = {{"person", person},
                                        {"animal", animal},
                                        {"vehicle", vehicle},
                                        {"portable", portable},
                                        {"container", container},
                                        {"surface", surface},
                                        {"food", food},
                                        {"readable", readable},
                                        {"crossing", crossing},
                                        {"room", room},
                                        {"sounding", sounding},
                                        {"plant", plant},
                                        {"clothing", clothing},
                                        {"furniture", furniture},
                                        {"opening", opening},
                                        {"drink", drink},
                                        {"fare", fare},
                                        {"meal", meal},
                                        {"topic", topic},
                                        {"show", show},
                                        {"song", song},
                                        {"machine", machine},
                                        {"land", land},
                                        {"study", study},
                                        {"living", living},
                                        {"eatable", food | fare},
                                        {"instrument", instrument},
                                        {"goal", room | land},
                                        {"barrier", barrier | slope},
                                        {"slope", slope},
                                        {"waters", waters},
                                        {"hole", hole},
                                        {"breakable", breakable},
                                        {"blade", blade},
                                        {"fruit", fruit},
                                        {"cloth", cloth},
                                        {"paged", paged},
                                        {"street", street},
                                        {"electric", electric}};

constexpr Classes varied[] = {
    animal,   child,  person,    vehicle,  ride,  container,   surface, readable,  paged,
    street,   waters, slope,     barrier,  hole,  room,        land,    sounding,  plant,
    clothing, cloth,  furniture, opening,  drink, fare,        fruit,   food,      topic,
    show,     blade,  breakable, electric, line,  light_giver, leafage, instrument};

}  // namespace

std::span<const Classes> varied_classes() { return varied; }

Classes classes_named(std::string_view name) {
  for (const NamedClass& one : named_classes) {
    if (one.name == name) return one.classes;
  }
  throw std::out_of_range("no such class: " + std::string(name));
}

}  // namespace playground::grammar
