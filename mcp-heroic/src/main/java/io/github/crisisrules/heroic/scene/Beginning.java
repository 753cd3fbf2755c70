package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** Whether scenes can begin like this; every fault is told at once. */
final class Beginning {
    private Beginning() {}

    @Rule({SCENES, ORDER, POOL, DATAFILE})
    static Validation<Seq<RuleViolation>, SceneState> of(SceneStart start) {
        Vector<RuleViolation> faults = names(start.cast())
                .appendAll(
                        start.cast().exists(CastSheet::hero) ? Vector.empty() : Vector.of(new StartViolation.NoHero()))
                .appendAll(start.cast().flatMap(sheet -> faults(sheet, start.cast())));
        return faults.isEmpty() ? Validation.valid(state(start)) : Validation.invalid(faults);
    }

    private static Vector<RuleViolation> names(Vector<CastSheet> cast) {
        Vector<String> names = cast.map(sheet -> sheet.datafile().name());
        Vector<RuleViolation> blank = names.zipWithIndex()
                .filter(name -> name._1.isBlank())
                .map(name -> new StartViolation.NobodysName(name._2 + 1));
        return blank.appendAll(twice(names.reject(String::isBlank)).map(StartViolation.NameShared::new));
    }

    private static Vector<RuleViolation> faults(CastSheet sheet, Vector<CastSheet> cast) {
        String who = sheet.datafile().name();
        int others = cast.count(one -> one.hero() == sheet.hero()) - 1;
        Vector<Trait> traits = sheet.traits().map(Temporary::trait);
        return Vector.<RuleViolation>narrow(DatafileCheck.faults(sheet.datafile()))
                .appendAll(
                        sheet.allies() < 0 || sheet.allies() > others
                                ? Vector.of(new StartViolation.NotSoManyAllies(who, sheet.allies(), others))
                                : Vector.empty())
                .appendAll(twice(traits).map(trait -> new StartViolation.TraitTwice(who, trait)));
    }

    private static <A> Vector<A> twice(Vector<A> things) {
        return things.distinct().filter(one -> things.count(one::equals) > 1);
    }

    private static SceneState state(SceneStart start) {
        Vector<Tuple2<CastId, CastMember>> cast =
                start.cast().map(Beginning::member).map(member -> Tuple.of(member.id(), member));
        return ImmutableSceneState.builder()
                .act(1)
                .scene(0)
                .kind(SceneKind.TRANSITION)
                .open(false)
                .doom(start.doom())
                .cast(LinkedHashMap.ofEntries(cast))
                .order(ActionOrder.start())
                .traumaPolicy(start.traumaPolicy())
                .build();
    }

    private static CastMember member(CastSheet sheet) {
        return ImmutableCastMember.builder()
                .hero(sheet.hero())
                .datafile(sheet.datafile())
                .allies(sheet.allies())
                .plotPoints(sheet.plotPoints())
                .experience(sheet.experience())
                .harm(sheet.harm())
                .traits(sheet.traits())
                .boosts(0)
                .framed(sheet.framed())
                .build();
    }
}
