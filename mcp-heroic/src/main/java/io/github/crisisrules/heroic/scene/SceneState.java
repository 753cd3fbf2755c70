package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION_IS_NOBODYS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.Company;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The table: the cast, the doom pool, the scene that is on, whose turn it is, and the action in progress. Events alone change it. */
@Rule(SCENES)
@Value.Immutable
@HouseStyle
public sealed interface SceneState permits ImmutableSceneState {
    /** Which Act of the event, from 1. */
    int act();

    /** Which scene of the Act, from 1; 0 before the first. */
    int scene();

    /** The kind of the scene that is on, or was last. */
    SceneKind kind();

    /** Whether a scene is on. */
    boolean open();

    /** The doom pool. */
    Pool doom();

    /** The scene's own distinctions. */
    Vector<String> distinctions();

    /** The dice of those distinctions of the scene that were stepped up or back. */
    LinkedHashMap<String, DieSize> steppedDistinctions();

    /** Everyone, in the order in which they came. */
    LinkedHashMap<CastId, CastMember> cast();

    /** Who is with whom. */
    Companies companies();

    /** Whose turn it is; for action scenes. */
    ActionOrder order();

    /** The action in progress, if there is one. */
    Option<Exchange> exchange();

    /** The stress taken last, while its type can still be changed. */
    Option<TakenStress> justTaken();

    /** How the sheet is read where trauma is recovered. */
    TraumaPolicy traumaPolicy();

    /** Somebody of the cast. */
    default Option<CastMember> member(CastId id) {
        return cast().get(id);
    }

    /** Somebody of the cast who is known to be there. */
    default CastMember known(CastId id) {
        return member(id).getOrElseThrow(() -> new IllegalArgumentException(id + " is not in the cast"));
    }

    /** The die of a distinction of the scene: D8 unless it was stepped; none if the scene has none of that name. */
    @Rule({SCENE_DISTINCTION, SCENE_DISTINCTION_IS_NOBODYS})
    default Option<DieSize> distinctionDie(String name) {
        return distinctions().contains(name)
                ? steppedDistinctions().get(name).orElse(Option.some(DieSize.D8))
                : Option.none();
    }

    /** The roll that is going on, if it has come to that stage. */
    default Option<RollInHand> hand(Stage stage) {
        return exchange().flatMap(one -> one.rolling().flatMap(one::roll)).filter(hand -> hand.stage() == stage);
    }

    /** In what company somebody is: which affiliation counts. */
    @Rule({POOL, COMPANY_FOLLOWS_WHO_IS_WITH_WHOM})
    default Company company(CastId who) {
        return Company.with(allies(who).size());
    }

    /** Those who are with somebody: of the same group, there and alive. */
    @Rule(COMPANY_FOLLOWS_WHO_IS_WITH_WHOM)
    default Vector<CastId> allies(CastId who) {
        return companies().with(who).filter(ally -> {
            CastMember one = known(ally);
            return one.present() && !one.harm().isDead();
        });
    }

    /** The players' characters. */
    default Vector<CastMember> heroes() {
        return cast().values().filter(CastMember::hero).toVector();
    }

    /** Whether somebody is there and able to act. */
    default boolean isAble(CastId who) {
        return member(who).exists(CastMember::isAble);
    }

    /** Who is to act; none if that character no longer can. */
    default Option<CastId> acting() {
        return order().current().filter(this::isAble);
    }

    /** Who acted last in this round and may go first in the next; none while others wait, or once the last has declined. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    default Option<CastId> mayStart() {
        return waiting().isEmpty() && !order().declined()
                ? order().acted().lastOption().filter(this::isAble)
                : Option.none();
    }

    /** Who names the next: whoever acted last, while present and alive; else none, for the Watcher. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    default Option<CastId> namer() {
        return waiting().isEmpty()
                ? mayStart()
                : order().acted()
                        .lastOption()
                        .filter(who -> member(who)
                                .exists(one -> one.present() && !one.harm().isDead()));
    }

    /** Who can act and has not in this round. */
    default Vector<CastId> waiting() {
        return cast().values()
                .filter(member -> member.isAble() && !order().acted().contains(member.id()))
                .map(CastMember::id)
                .toVector();
    }

    /** The smallest doom die that buys an interrupt: D6, or the best Reflexes or Senses that living heroes have now if larger. */
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    default DieSize interruptPrice() {
        return heroes().filter(hero -> hero.present() && !hero.harm().isDead())
                .flatMap(CastMember::quickest)
                .foldLeft(DieSize.D6, DieSize::max);
    }
}
